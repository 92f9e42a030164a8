import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPurchase } from '#tests/builders/a-purchase.ts';
import { usd } from '#tests/builders/usd.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import CheckoutChoice, { action as choose } from './checkout-choice.tsx';
import CheckoutRenewal, { action as confirm, loader as renewalLoader } from './checkout-renewal.tsx';
import PrivateDocument, { loader, action as renewLink } from './private-document.tsx';

const EMAIL = 'ada@people.example';
const HydrateFallback = () => null;
const routes = [
  { path: '/documents/:key', Component: PrivateDocument, HydrateFallback, loader, action: renewLink },
  { path: '/checkout/choice/:words', Component: CheckoutChoice, action: choose },
  {
    path: '/checkout/renewal/:words',
    Component: CheckoutRenewal,
    HydrateFallback,
    loader: renewalLoader,
    action: confirm,
  },
];

/** Creates an origin where a guest has paid for a document, and returns the key of its private link. */
function withPaid(type: 'vhr' | 'sticker') {
  const origin = createFakeOrigin();
  const sticker = { type, planCode: 'sticker-1', price: usd(9.99) } as const;
  origin.shop.sell(aPurchase({ email: EMAIL, ...(type === 'sticker' && sticker) }));
  return { origin, key: origin.deliveries.newestKey(origin.people.byEmail(EMAIL)) };
}

function made(type: 'vhr' | 'sticker') {
  const { origin, key } = withPaid(type);
  origin.deliveries.makeAll();
  return { origin, url: `/documents/${key}` };
}

function beingMade() {
  const { origin, key } = withPaid('vhr');
  return { origin, url: `/documents/${key}` };
}

function undelivered() {
  const { origin } = withPaid('vhr');
  return { origin, url: `/checkout/choice/${encodeURIComponent(origin.deliveries.giveUp()[0] ?? '')}` };
}

function due() {
  const origin = createFakeOrigin();
  const monthly = { email: EMAIL, planCode: 'vhr-month', price: usd(49), subject: { kind: 'credits' } } as const;
  const order = origin.shop.buy(aPurchase(monthly))._unsafeUnwrap();
  return { origin, url: `/checkout/renewal/${encodeURIComponent(String(order.custom_data))}` };
}

const meta = {
  title: 'screens/Delivered documents',
  component: Screen,
  args: { routes, ...made('vhr') },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** DEL-03: read-only, with its PDF file. */
export const Report: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Anyone with this private link can read this document/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download as PDF' })).toBeVisible();
  },
};

export const Sticker: Story = {
  args: made('sticker'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Window sticker/ })).toBeVisible();
  },
};

export const BeingMade: Story = {
  args: beingMade(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};

/** DEL-03: the response is the same whether or not the link was valid. */
export const Expired: Story = {
  args: { url: '/documents/no-such-key' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Email me a new link' }));
    await expect(await canvas.findByText(/If the link was ours, we've emailed a new one/)).toBeVisible();
  },
};

/** DEL-05: the buyer chooses and sees the result. */
export const Choice: Story = {
  args: undelivered(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Refund' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Credit for another vehicle' }));
    await expect(await canvas.findByText(/You have a credit for another report/)).toBeVisible();
  },
};

export const ChoiceExpired: Story = {
  args: { url: '/checkout/choice/expired-words' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refund' }));
    await expect(await canvas.findByText('This link has expired. The price is refunded.')).toBeVisible();
  },
};

/** PAY-06: the amount due, before the payment page. */
export const Renewal: Story = {
  args: due(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm payment' })).toBeVisible();
    await expect(canvas.getAllByText('$49.00')).toHaveLength(2);
  },
};

export const RenewalExpired: Story = {
  args: { url: '/checkout/renewal/expired-words' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  },
};

export const Narrow: Story = { args: undelivered(), globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { args: { url: '/documents/no-such-key' }, globals: { theme: 'dark' } };

export const Spanish: Story = { args: due(), globals: { language: 'es' } };
