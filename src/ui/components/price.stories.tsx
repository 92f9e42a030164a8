import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from './price.tsx';

const meta = { component: Price, args: { money: { amount: 2_499, currency: 'USD' } } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$24.99')).toBeVisible();
  },
};
export const AMonth: Story = { args: { per: 'a month' } };
export const Reduced: Story = {
  args: { before: { amount: 3_999, currency: 'USD' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$24.99before $39.99');
  },
};
export const Unknown: Story = { args: { money: null } };
export const SpanishDark: Story = {
  args: { per: 'al mes', before: { amount: 3_999, currency: 'USD' } },
  globals: { language: 'es', theme: 'dark', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('antes')).toBeInTheDocument();
  },
};
