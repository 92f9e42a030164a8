import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = { component: Badge } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'Draft' } };
export const Success: Story = { args: { tone: 'success', children: 'Paid' } };
export const Caution: Story = { args: { tone: 'caution', children: 'Expires soon' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } };
export const Info: Story = { args: { tone: 'info', children: 'New' } };
export const Dark: Story = { args: { tone: 'success', children: 'Paid' }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { tone: 'caution', children: 'A state that takes many more words than a badge should ever have to bear' },
  globals: { viewport: { value: 'mobile1' } },
};
