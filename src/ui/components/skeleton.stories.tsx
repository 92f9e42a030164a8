import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
  },
};
export const Title: Story = { args: { shape: 'title', width: 'half' } };
export const Box: Story = { args: { shape: 'box' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.animate-pulse')).toHaveStyle({ animationName: 'none' });
  },
};
