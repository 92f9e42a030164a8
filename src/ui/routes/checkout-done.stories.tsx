import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PlacedOrder, PlacedOrderDocument } from '#core/checkout/placed-order.ts';
import { aPlacedOrder } from '#tests/builders/a-placed-order.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import type { ShownOrder } from '../features/delivery/load-order.ts';
import CheckoutDone from './checkout-done.tsx';

const VIN = '1HGCM82693A000001';

const HydrateFallback = () => null;

/** Returns the page with data that its loader would read using the cookie, which a story doesn't have. */
function showing(shown: ShownOrder) {
  return { routes: [{ path: '/checkout/done', Component: CheckoutDone, HydrateFallback, loader: () => shown }] };
}

function paid(changes: Partial<PlacedOrder> = {}, signedIn = false) {
  return showing({ state: 'paid', order: aPlacedOrder(changes), signedIn });
}

const aDocument = (changes: Partial<PlacedOrderDocument> = {}): PlacedOrderDocument => ({
  id: 'delivery-1',
  kind: 'report',
  vin: VIN,
  state: 'waiting',
  step: null,
  ...changes,
});

const meta = {
  title: 'screens/Checkout done',
  component: Screen,
  args: { ...paid(), url: '/checkout/done', origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: paid({
    documents: [aDocument({ state: 'ready' }), aDocument({ id: 'delivery-2', kind: 'sticker', state: 'ready' })],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Payment complete' })).toBeVisible();
    await expect(canvas.getByText('VP-7K2M9QXA')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open report' })).toHaveAttribute(
      'href',
      '/checkout/documents/delivery-1',
    );
    await expect(canvas.getByRole('link', { name: 'Open window sticker' })).toBeVisible();
    await expect(canvas.getByText(/set your password with the link in your email/)).toBeVisible();
  },
};

/** DEL-02: the steps that the report has completed. */
export const Making: Story = {
  args: paid({
    documents: [
      aDocument({ step: { step: 'source', source: 'NHTSA', state: 'working' } }),
      aDocument({ id: 'delivery-2', kind: 'sticker' }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Asking NHTSA')).toBeVisible();
    await expect(canvas.getByText('Creating your window sticker')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open report' })).not.toBeInTheDocument();
  },
};

/** DEL-05: the result for documents that couldn't be generated. */
export const Undelivered: Story = {
  args: paid({
    documents: [
      aDocument({ state: 'choice' }),
      aDocument({ id: 'delivery-2', kind: 'sticker', state: 'refunded' }),
      aDocument({ id: 'delivery-3', state: 'credited' }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/choose a refund or a credit/)).toBeVisible();
    await expect(canvas.getByText(/have refunded it/)).toBeVisible();
    await expect(canvas.getByText(/You have a credit for this document/)).toBeVisible();
  },
};

export const Credits: Story = {
  args: paid({
    lines: [
      {
        plan: aPlan({ code: 'global-5', kind: 'global', documents: 5 }),
        quantity: 1,
        vin: null,
        price: usd(59.99),
      },
    ],
    total: usd(59.99),
    documents: [],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your credits are in your account/)).toBeVisible();
  },
};

export const Subscription: Story = {
  args: paid(
    {
      lines: [{ plan: aPlan({ documents: 10, renewal: 'month' }), quantity: 1, vin: null, price: usd(49) }],
      total: usd(49),
      documents: [],
    },
    true,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next charge on Jul 1, 2026. Cancel anytime with one click.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your subscription' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: showing({ state: 'waiting', number: 'VP-7K2M9QXA', continueAt: 'https://pay.example/checkout/1' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confirming your payment…' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the payment page' })).toHaveAttribute(
      'href',
      'https://pay.example/checkout/1',
    );
  },
};

export const Expired: Story = {
  args: showing({ state: 'expired', cartPath: '/checkout?plan=vhr-1' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("You weren't charged.");
    await expect(canvas.getByRole('link', { name: 'Back to your cart' })).toBeVisible();
  },
};

export const Declined: Story = { args: showing({ state: 'declined', cartPath: '/checkout?plan=vhr-1' }) };

export const Unavailable: Story = { args: showing({ state: 'unavailable' }) };

/** DEL-02: without the cookie, nothing of the order is shown. */
export const AnotherBrowser: Story = {
  args: showing({ state: 'unknown' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Making, globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { ...Ready, globals: { theme: 'dark' } };

export const Spanish: Story = { args: Ready.args ?? {}, globals: { language: 'es' } };
