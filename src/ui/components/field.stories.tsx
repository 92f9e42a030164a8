import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';

const meta = {
  component: Field,
  args: { label: 'Mileage', children: (ties) => <input {...ties} className={controlClass} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mileage'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mileage (optional)')).toBeVisible();
  },
};
export const WithHintAndError: Story = {
  args: { hint: 'In miles.', error: 'Enter the mileage.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('In miles. Enter the mileage.');
  },
};
export const Spanish: Story = {
  args: { label: 'Kilometraje', optional: true },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Kilometraje (opcional)')).toBeVisible();
  },
};
