import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { FeedbackSlot } from './feedback-slot.tsx';

const routes = [{ path: '/', Component: () => <FeedbackSlot document="report" vin="1HGCM82693A000001" /> }];

const meta = {
  title: 'components/FeedbackSlot',
  component: Screen,
  args: { routes, url: '/', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It can be pressed after hydration. The dialog that it opens belongs to the layout. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Give feedback' })).toBeEnabled());
  },
};

export const SpanishNarrow: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Dar mi opinión' })).toBeVisible();
  },
};
