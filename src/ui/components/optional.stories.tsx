import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Optional } from './optional.tsx';

const Fetched = lazy(async () => ({ default: () => <p>It has been fetched.</p> }));
const Lost = lazy(async (): Promise<{ default: () => null }> => {
  throw new Error('The network is down.');
});

const logged = fn();

const meta = { component: Optional, args: { children: <Fetched /> } } satisfies Meta<typeof Optional>;

export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It has been fetched.')).toBeVisible();
  },
};

/** The rest of the page is unaffected. React logs the caught error to the console. */
export const NotToBeHad: Story = {
  beforeEach: () => {
    logged.mockClear();
    const spy = spyOn(console, 'error').mockImplementation(logged);
    return () => spy.mockRestore();
  },
  args: { children: <Lost /> },
  render: (args) => (
    <>
      <p>The rest of the page.</p>
      <Optional {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await expect(canvas.getByText('The rest of the page.')).toBeVisible();
  },
};
