import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const meta = {
  component: RadioGroup,
  args: {
    legend: 'What do you want?',
    name: 'product',
    defaultValue: 'report',
    options: [
      { value: 'report', label: 'A report', hint: 'Titles, accidents, mileage and recalls.' },
      { value: 'sticker', label: 'A window sticker' },
      { value: 'both', label: 'Both' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'What do you want?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A report' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A window sticker' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'A report' })).not.toBeChecked();
  },
};
export const NothingChosen: Story = { args: { defaultValue: undefined } };
export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose what you want.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose what you want.');
  },
};
export const LemonDarkNarrow: Story = {
  globals: { brand: 'lemon', theme: 'dark', viewport: { value: 'mobile1' } },
};
