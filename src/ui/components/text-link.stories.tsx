import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from './text-link.tsx';

const meta = {
  component: TextLink,
  args: { to: '/support', children: 'our support team' },
  decorators: [(Story) => <p>Write to {Story()} about it.</p>],
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Within: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'our support team' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/support');
  },
};
export const Elsewhere: Story = {
  args: { to: 'https://www.nhtsa.gov/recalls', children: 'NHTSA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://www.nhtsa.gov/recalls');
  },
};
export const Lemon: Story = { globals: { brand: 'lemon' } };
export const LemonDark: Story = { globals: { brand: 'lemon', theme: 'dark' } };
export const ForestDark: Story = { globals: { brand: 'forest', theme: 'dark' } };
