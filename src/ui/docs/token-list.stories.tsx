import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokenList } from './token-list.tsx';

const meta = {
  title: 'docs/Token list',
  component: TokenList,
  args: { prefix: '--color-', sample: 'color' },
} satisfies Meta<typeof TokenList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('--color-primary-ink')).toBeVisible();
    await expect(canvas.getByText('light-dark(#1b1c1e, #ecebe7)')).toBeVisible();
  },
};

export const Sizes: Story = {
  args: { prefix: '--text-', sample: 'text' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.2rem')).toBeVisible();
    await expect(canvas.queryByText('--text-lg--line-height')).not.toBeInTheDocument();
  },
};

export const NarrowDark: Story = { globals: { theme: 'dark', viewport: { value: 'mobile1' } } };
