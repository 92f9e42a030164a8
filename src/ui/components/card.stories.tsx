import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta = { component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: <p>What belongs together.</p> } };
export const Dark: Story = { args: { children: <p>What belongs together.</p> }, globals: { theme: 'dark' } };
export const LongText: Story = {
  args: { children: <p className="break-words">{'1HGCM82693A000001'.repeat(6)}</p> },
  globals: { viewport: { value: 'mobile1' } },
};
