import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RefreshWithoutScripts } from './refresh-without-scripts.tsx';

const meta = { component: RefreshWithoutScripts } satisfies Meta<typeof RefreshWithoutScripts>;

export default meta;

/** With scripts, nothing is shown and the page isn't reloaded. */
export const WithScripts: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('meta')).toBeNull();
  },
};
