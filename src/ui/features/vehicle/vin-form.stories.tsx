import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VinForm } from './vin-form.tsx';

const meta = {
  component: VinForm,
  args: { action: '/', submit: 'Check this VIN', busy: 'Checking …' },
} satisfies Meta<typeof VinForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WrongLength: Story = {
  args: { defaultVin: '1HGCM82633A0043', error: 'A VIN has 17 characters, or 14 and fewer for a classic.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'VIN' })).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('1HGCM82633A0043');
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
