import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';

const plan = aPlan({ code: 'vhr-month', documents: 10, price: usd(49), renewal: 'month' });
const periodStart = Date.UTC(2026, 4, 20);
const periodEnd = Date.UTC(2026, 5, 20);
const active = {
  subscriptionId: 'sub-1',
  gateway: 'sandbox',
  plan,
  state: 'active',
  periodStart,
  periodEnd,
  nextCharge: { price: plan.price, at: periodEnd },
  used: 2,
  cheaper: { plan: aPlan(), cost: usd(29.98) },
  cancelledAt: null,
  endedAt: null,
} as const;

const meta = {
  component: SubscriptionFacts,
  args: { subscription: active, heading: 'h2' },
} satisfies Meta<typeof SubscriptionFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows what the renewal includes and what would have cost less. */
export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 10')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent('1 vehicle history report would have cost $29.98');
  },
};

export const JustBegun: Story = {
  args: { subscription: { ...active, used: 0, cheaper: { plan: aPlan(), cost: usd(0) } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};

export const Unlimited: Story = {
  args: { subscription: { ...active, plan: { ...plan, documents: 'unlimited' }, cheaper: null } },
};

export const PastDue: Story = { args: { subscription: { ...active, state: 'past_due', cheaper: null } } };

export const Cancelled: Story = {
  args: { subscription: { ...active, state: 'cancelled', nextCharge: null, cancelledAt: Date.UTC(2026, 4, 25) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You won't be charged again")).toBeVisible();
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
};

export const Spanish: Story = { globals: { language: 'es', viewport: { value: 'mobile1' } } };
