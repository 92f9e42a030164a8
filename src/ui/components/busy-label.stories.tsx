import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BusyLabel } from './busy-label.tsx';
import { Button } from './button.tsx';

const meta = {
  component: BusyLabel,
  args: { children: 'Sending …' },
  render: (args) => <Button busy={<BusyLabel {...args} />}>Send</Button>,
} satisfies Meta<typeof BusyLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAButton: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending …' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
