import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import Checkout, { action, loader } from './checkout.tsx';

const CART = 'cart-of-a-story-1';
const VIN = '1HGCM82693A000001';
/** Pricing takes several calls. In milliseconds. */
const PATIENCE = { timeout: 5_000 };

const routes = [{ path: '/checkout', Component: Checkout, HydrateFallback: () => null, loader, action }];

const meta = {
  title: 'screens/Checkout',
  component: Screen,
  args: { routes, url: `/checkout?plan=vhr-1&vin=${VIN}&cart=${CART}`, origin: createFakeOrigin() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $14.99' })).toBeVisible();
    await expect(canvas.getByText('2003 Honda Accord')).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getByLabelText('Country')).toHaveValue('');
    await expect(canvas.getByText('Required in the EU/EEA')).toBeVisible();
  },
};

/** PAY-05: a report and a sticker for one vehicle are one order. */
export const TwoPlans: Story = {
  args: { url: `/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}&cart=${CART}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay $24.98' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Remove/ })).toHaveLength(2);
  },
};

/** Credits deliver no document immediately, so no consent to immediate delivery is required. */
export const Credits: Story = {
  args: { url: `/checkout?plan=global-5&cart=${CART}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Credits in your account, for any vehicle.')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
  },
};

/** The consent states the price, the period and the next charge. */
export const Subscription: Story = {
  args: { url: `/checkout?plan=vhr-month&cart=${CART}` },
  play: async ({ canvas }) => {
    const consent = await canvas.findByLabelText(
      /\$49\.00 today, then \$49\.00 every month, next on Jul 1, 2026, until I cancel/,
    );
    await expect(consent).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Subscribe and pay $49.00' })).toBeVisible();
  },
};

/** PAY-02: returned from the payment page. */
export const Canceled: Story = {
  args: { url: `/checkout?plan=vhr-1&vin=${VIN}&country=MX&cart=${CART}&canceled=1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Payment canceled. You weren't charged.")).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toHaveValue('MX');
  },
};

export const WrongCoupon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'NOTHING');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(
      "This coupon isn't valid for this order.",
    );
  },
};

export const CouponApplied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'ten');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByText('Coupon TEN saves you $1.50.', {}, PATIENCE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $13.49' })).toBeVisible();
  },
};

export const EmptyCart: Story = {
  args: { url: `/checkout?plan=no-such-plan&cart=${CART}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Spanish: Story = { globals: { language: 'es' } };
