import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect } from 'storybook/test';
import { Optional } from './optional.tsx';

const Fetched = lazy(async () => ({ default: () => <p>It has been fetched.</p> }));
const Lost = lazy(async (): Promise<{ default: () => null }> => {
  throw new Error('The network is down.');
});

const meta = { component: Optional, args: { children: <Fetched /> } } satisfies Meta<typeof Optional>;

export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It has been fetched.')).toBeVisible();
  },
};

/** The rest of the page stays as it is. */
export const NotToBeHad: Story = {
  args: { children: <Lost /> },
  render: (args) => (
    <>
      <p>The rest of the page.</p>
      <Optional {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The rest of the page.')).toBeVisible();
  },
};
