import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { ConnectionNotice } from './connection-notice.tsx';

const loader = fn(() => null);
const NothingYet = () => null;

function PageThatLoads() {
  const [Stub] = useState(() =>
    createRoutesStub([{ path: '/', Component: ConnectionNotice, loader, HydrateFallback: NothingYet }]),
  );
  return <Stub />;
}

const meta = {
  component: ConnectionNotice,
  parameters: { ownRouter: true },
  render: () => <PageThatLoads />,
  beforeEach: () => () => connected(true),
} satisfies Meta<typeof ConnectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

function connected(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Shown while the connection is lost. */
export const Lost: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(loader).toHaveBeenCalled());
    connected(false);
    await expect(await canvas.findByText(/connection is lost/)).toBeVisible();
  },
};

/** Requests the page's data again. */
export const Back: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(loader).toHaveBeenCalled());
    connected(false);
    await canvas.findByText(/connection is lost/);
    const before = loader.mock.calls.length;
    connected(true);
    await waitFor(() => expect(canvas.queryByText(/connection is lost/)).toBeNull());
    await waitFor(() => expect(loader.mock.calls.length).toBe(before + 1));
  },
};
