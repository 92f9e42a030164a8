import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Outcome } from './outcome.tsx';

const meta = {
  component: Outcome,
  args: { kind: 'success', children: 'Your e-mail address is confirmed.' },
} satisfies Meta<typeof Outcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheFocus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').parentElement).toHaveFocus();
  },
};

export const SpanishDarkNarrow: Story = {
  args: { kind: 'caution', children: 'Este enlace ya se ha usado o ha caducado.' },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
};
