import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Letterhead } from './letterhead.tsx';

const logoOf = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="12" fill="#8a1f3c"/><circle cx="50%" cy="50%" r="30" fill="#ffffff"/></svg>`)}`;

const meta = {
  component: Letterhead,
  args: { dealer: 'Analytical Engines', logo: logoOf(400, 100) },
} satisfies Meta<typeof Letterhead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Prepared by Analytical Engines' })).toBeVisible();
    await expect(canvas.getByText('with Vinport')).toBeVisible();
  },
};

export const Tall: Story = { args: { logo: logoOf(100, 200) } };

export const NoName: Story = {
  args: { dealer: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Prepared by a dealer' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const SpanishNarrow: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };
