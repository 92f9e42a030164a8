import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
    await expect(canvasElement.querySelector('svg')).toHaveStyle({ animationName: 'spin' });
  },
};
export const FillsThePage: Story = { args: { fill: true, label: 'Loading the settings …' } };
export const ReducedMotion: Story = {
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveStyle({ animationName: 'none' });
  },
};
export const SpanishDark: Story = {
  globals: { language: 'es', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando …');
  },
};
