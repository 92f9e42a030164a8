import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { CheckoutAnswer, CheckoutFailure } from './checkout-problems.ts';

const plan = aPlan();
const quote = {
  lines: [{ type: 'vhr', plan, full: plan.price, price: plan.price, couponCode: '' }],
  total: usd(14.99),
} as const;
const typed = {
  email: 'ada@people.example',
  country: 'DE',
  coupon: '',
  gateway: 'card',
  delivery: false,
  consent: true,
};

function failing(failure: CheckoutFailure): { readonly answer: CheckoutAnswer; readonly failure: CheckoutFailure } {
  return { answer: { typed, quote, fields: {}, failure }, failure };
}

const meta = {
  component: CheckoutForm,
  args: {
    quote,
    typed,
    answer: undefined,
    failure: null,
    accountEmail: null,
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'US', name: 'United States' },
    ],
    gateways: [{ name: 'card', labels: { en: 'Card', es: 'Tarjeta' }, isTest: true }],
    deliversAtOnce: true,
    login: '/login',
    now: Date.UTC(2026, 5, 1, 12),
  },
} satisfies Meta<typeof CheckoutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a single gateway, there is no choice. */
export const OneGateway: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const SeveralGateways: Story = {
  args: {
    gateways: [
      { name: 'card', labels: { en: 'Card', es: 'Tarjeta' }, isTest: true },
      { name: 'bank', labels: { en: 'Bank transfer', es: 'Transferencia bancaria' }, isTest: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Payment method' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeChecked();
  },
};

/** PAY-09: in the EU, consent to immediate delivery is required. */
export const ConsentMissing: Story = {
  args: { answer: { typed, quote, fields: { delivery: 'delivery-missing' }, failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Agree to delivery right away.');
    await expect(canvas.getByRole('checkbox', { name: /^Deliver right away/ })).not.toBeChecked();
  },
};

/** DEL-04: names the document that can't be generated, and states that nothing was charged. */
export const NotDeliverable: Story = {
  args: failing({ code: 'not-deliverable-report' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("we can't make a report. You weren't charged.");
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@people.example');
  },
};

/** PAY-06: links to the buyer's existing subscription. */
export const AlreadySubscribed: Story = {
  args: failing({ code: 'already-subscribed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage your subscription' })).toHaveAttribute(
      'href',
      '/members/subscription',
    );
  },
};

export const TooManyAttempts: Story = { args: failing({ code: 'too-many-attempts' }) };

export const Unavailable: Story = { args: failing({ code: 'unavailable' }) };

export const PriceChanged: Story = { args: failing({ code: 'price-changed' }) };

export const Dark: Story = { ...NotDeliverable, globals: { theme: 'dark' } };
