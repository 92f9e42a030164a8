import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Notice } from './notice.tsx';

const meta = { component: Notice } satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  args: { kind: 'danger', children: 'Failed to generate sticker' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to generate sticker');
  },
};

export const Caution: Story = { args: { kind: 'caution', children: 'The check digit does not fit.' } };

export const DangerInTheDark: Story = { ...Danger, globals: { theme: 'dark' } };

export const CautionInTheDark: Story = { ...Caution, globals: { theme: 'dark' } };

export const Success: Story = { args: { kind: 'success', children: 'Your password was changed.' } };

export const InfoNarrow: Story = {
  args: { kind: 'info', children: 'Records of the last thirty days may not have reached us yet.' },
  globals: { viewport: { value: 'mobile1' } },
};
