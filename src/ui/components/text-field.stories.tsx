import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  args: { label: 'E-mail', name: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@vinport.example');
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@vinport.example');
  },
};

export const WithHint: Story = { args: { hint: 'We send the receipt there.' } };

export const WithError: Story = {
  args: { error: 'Enter your e-mail address.', hint: 'We send the receipt there.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('We send the receipt there. Enter your e-mail address.');
  },
};

export const DarkWithError: Story = { ...WithError, globals: { theme: 'dark' } };
