import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyText } from './money-text.tsx';

const meta = { component: MoneyText, args: { money: { amount: 2_150_000, currency: 'USD' } } } satisfies Meta<
  typeof MoneyText
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$21,500.00')).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { money: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known')).toBeVisible();
  },
};
export const WithoutMinorUnits: Story = {
  args: { money: { amount: 3_000_000, currency: 'JPY' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥3,000,000')).toBeVisible();
  },
};
export const Spanish: Story = {
  args: { money: null },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se conoce')).toBeVisible();
  },
};
