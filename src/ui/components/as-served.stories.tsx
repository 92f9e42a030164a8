import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AsServed } from './as-served.tsx';

const meta = {
  component: AsServed,
  args: { id: 'document', served: null, fetched: <p>Made in the browser</p> },
  argTypes: { served: { control: false }, fetched: { control: false } },
} satisfies Meta<typeof AsServed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Client-side navigation: nothing was served, so the content is rendered here. */
export const Fetched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made in the browser')).toBeVisible();
  },
};

/** Initial page load: the served markup is reused, and nothing is rendered. */
export const Cached: Story = {
  args: { id: 'kept' },
  beforeEach: () => {
    const served = document.createElement('template');
    served.id = 'kept';
    served.innerHTML = '<p>Made by the server</p>';
    document.body.append(served);
    return () => served.remove();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made by the server')).toBeVisible();
    await expect(canvas.queryByText('Made in the browser')).toBeNull();
  },
};
