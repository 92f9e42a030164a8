import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page } from './page.tsx';

const meta = {
  component: Page,
  args: { title: 'Your reports', lead: 'Every report you have bought, the latest first.', children: <p>Content</p> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your reports' })).toBeVisible();
  },
};
export const NarrowForAForm: Story = { args: { width: 'narrow' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextOnATelephone: Story = {
  args: { title: 'A title as long as only a make, a model and all of its trims together can be' },
  globals: { viewport: { value: 'mobile1' } },
};
