import type { Meta, StoryObj } from '@storybook/react-vite';
import { err, ok } from 'neverthrow';
import { expect } from 'storybook/test';
import { Screen } from '../../../.storybook/screen.tsx';
import { aUser } from '../../../tests/builders/an-account.ts';
import { createFakeOrigin } from '../../../tests/fakes/fake-origin.ts';
import Checkout, { clientAction, loader } from './checkout.tsx';
import CheckoutDone, { loader as doneLoader } from './checkout-done.tsx';
import CheckoutStep, { clientAction as stepAction, loader as stepLoader } from './checkout-step.tsx';

const BUYER = 'ada@vinport.example';
const WISH = 'wish-of-a-story-1';
/** A payment takes several calls. */
const PATIENCE = { timeout: 5_000 };

function originWithBuyer() {
  const origin = createFakeOrigin();
  origin.people.signUp(aUser({ email: BUYER }), 'right-password', {});
  return origin;
}

const Fallback = () => null;
const routes = [
  { path: '/checkout', Component: Checkout, HydrateFallback: Fallback, loader, action: clientAction },
  {
    path: '/checkout/step',
    Component: CheckoutStep,
    HydrateFallback: Fallback,
    loader: stepLoader,
    action: stepAction,
  },
  { path: '/checkout/done', Component: CheckoutDone, HydrateFallback: Fallback, loader: doneLoader },
];

const meta = {
  title: 'screens/Checkout',
  component: Screen,
  args: { routes, url: `/checkout?plan=vhr-1&vin=1HGCM82693A000001&wish=${WISH}`, origin: originWithBuyer() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function payWith({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, card: string) {
  await userEvent.type(await canvas.findByLabelText('E-mail'), BUYER);
  await userEvent.click(canvas.getByLabelText(card));
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: /pay \$/i }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $14.99' })).toBeVisible();
    await expect(canvas.getByText('2003 Honda Accord')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** A report and a sticker of one vehicle: two orders, one press. */
export const TwoOrders: Story = {
  args: { url: `/checkout?plan=vhr-1&plan=sticker-1&vin=1HGCM82693A000001&wish=${WISH}`, origin: originWithBuyer() },
  play: async ({ canvas, userEvent }) => {
    await payWith({ canvas, userEvent }, 'Test card that is accepted');
    await expect(await canvas.findByRole('heading', { name: 'Thank you, it is paid' }, PATIENCE)).toBeVisible();
    await expect(canvas.getAllByText(/^Receipt /)).toHaveLength(2);
  },
};

/** What is agreed to names the price, the period and the next charge. */
export const Subscription: Story = {
  args: { url: `/checkout?plan=vhr-month&wish=${WISH}` },
  play: async ({ canvas }) => {
    const consent = await canvas.findByLabelText(
      /\$49\.00 today, then \$49\.00 every month, next on Jul 1, 2026, until I cancel/,
    );
    await expect(consent).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Subscribe and pay $49.00' })).toBeVisible();
  },
};

export const Declined: Story = {
  args: { origin: originWithBuyer() },
  play: async ({ canvas, userEvent }) => {
    await payWith({ canvas, userEvent }, 'Test card that is declined');
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      'You were not charged, and nothing is lost',
    );
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(BUYER);
  },
};

export const TooOften: Story = {
  args: {
    origin: { ...originWithBuyer(), shop: { ...createFakeOrigin().shop, buy: () => err({ code: 'forbidden' }) } },
  },
  play: async ({ canvas, userEvent }) => {
    await payWith({ canvas, userEvent }, 'Test card that is accepted');
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      'Nothing was charged. You are not allowed',
    );
  },
};

export const AnswerWasLost: Story = {
  args: {
    origin: {
      ...originWithBuyer(),
      shop: { ...createFakeOrigin().shop, buy: () => ok({ status: 'of no kind that we know' }) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await payWith({ canvas, userEvent }, 'Test card that is accepted');
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      'Press the button again: you are charged once.',
    );
  },
};

export const WrongCoupon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'NOTHING');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      'This coupon does not hold for this order.',
    );
  },
};

export const CouponTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'ten');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('TEN takes off $1.50.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $13.49' })).toBeVisible();
  },
};

export const SecondStep: Story = {
  args: { origin: originWithBuyer() },
  play: async ({ canvas, userEvent }) => {
    await payWith({ canvas, userEvent }, 'Test card whose bank asks back');
    await expect(await canvas.findByRole('heading', { name: 'Confirm the payment' }, PATIENCE)).toBeVisible();
    await expect(canvas.getByText('1 vehicle history report, $14.99')).toBeVisible();
  },
};

export const UnknownPlan: Story = {
  args: { url: `/checkout?plan=gone&wish=${WISH}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all plans' })).toBeVisible();
  },
};

export const Paid: Story = {
  args: { origin: originWithBuyer() },
  play: async ({ canvas, userEvent }) => {
    await payWith({ canvas, userEvent }, 'Test card that is accepted');
    await expect(await canvas.findByRole('heading', { name: 'Thank you, it is paid' }, PATIENCE)).toBeVisible();
    await expect(canvas.getByText(`The receipt was sent to ${BUYER}.`)).toBeVisible();
  },
};

export const SpanishNarrow: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pagar $14.99' })).toBeVisible();
  },
};
