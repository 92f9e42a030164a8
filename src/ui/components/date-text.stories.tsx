import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateText } from './date-text.tsx';

const meta = { component: DateText, args: { at: Date.UTC(2019, 11, 31, 23, 59) } } satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the day as recorded, in any time zone. */
export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dec 31, 2019')).toHaveAttribute('datetime', '2019-12-31');
  },
};

export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 dic 2019')).toBeVisible();
  },
};
