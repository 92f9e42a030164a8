import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'I agree to the terms of use', name: 'terms' } } satisfies Meta<
  typeof Checkbox
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms of use' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('I agree to the terms of use'));
    await expect(box).not.toBeChecked();
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'You can take it back at any time.' } };
export const WithError: Story = {
  args: { error: 'Agree to the terms of use to go on.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to the terms of use to go on.');
  },
};
export const Narrow: Story = {
  args: {
    label: 'I understand that the report is made at once and that I lose the right to withdraw from the purchase',
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const DarkLemon: Story = { args: { defaultChecked: true }, globals: { theme: 'dark', brand: 'lemon' } };
