import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingRegion } from './loading-region.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = {
  component: LoadingRegion,
  args: {
    children: (
      <>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="most" />
      </>
    ),
  },
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfACard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
  },
};
export const Spanish: Story = {
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando …');
  },
};
