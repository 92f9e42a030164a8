import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SITE_FIELDS } from '#tests/builders/site-settings.ts';
import { usd } from '#tests/builders/usd.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import Plans, { loader } from './plans.tsx';

const origin = createFakeOrigin();
const routes = [{ path: '/plans', Component: Plans, HydrateFallback: () => null, loader }];

const meta = {
  title: 'screens/Plans',
  component: Screen,
  args: { routes, url: '/plans', origin },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForUsers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '10 vehicle history reports each month' })).toBeVisible();
    await expect(
      canvas.getByText(/Next charge: \$49\.00 on Jul 1, 2026, then every month until you cancel\./),
    ).toBeVisible();
    // PAY-10: one plan is recommended, and its saving is the difference from its parts.
    await expect(canvas.getAllByText('Recommended')).toHaveLength(1);
    await expect(canvas.getByText('$24.98 if you buy them separately. You save $4.99.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Report and window sticker' })).toHaveAttribute(
      'href',
      '/checkout?plan=bundle-1',
    );
    await expect(canvas.getByRole('link', { name: 'Withdraw from a purchase' })).toHaveAttribute('href', '/withdrawal');
    await expect(canvas.getByRole('link', { name: 'Buy 1 window sticker' })).toHaveAttribute(
      'href',
      '/checkout?plan=sticker-1',
    );
  },
};

/** The visitor's vehicle is passed on to the checkout. */
export const ForAVehicle: Story = {
  args: { url: '/plans?vin=1hgcm8269-3a000001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy 1 vehicle history report' })).toHaveAttribute(
      'href',
      '/checkout?plan=vhr-1&vin=1HGCM82693A000001',
    );
    await expect(canvas.getByRole('link', { name: 'For dealers' })).toHaveAttribute(
      'href',
      '/plans?for=dealer&vin=1HGCM82693A000001',
    );
  },
};

export const ForDealers: Story = {
  args: { url: '/plans?for=dealer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Register as a dealer' })).toBeVisible();
  },
};

/** SHELL-09: the site's discount is offered once per browser session, and is passed on to the checkout. */
export const WithADiscount: Story = {
  args: {
    origin: createFakeOrigin({
      sites: new Map([['test.vinport.example', { ...SITE_FIELDS, discount_code: 'WELCOME' }]]),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'A discount for you' }));
    await waitFor(() => expect(dialog.getByText('$2.00 off what you buy once.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Use it' }));
    await expect(await canvas.findByText('The code WELCOME will be applied at checkout.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy 1 vehicle history report' })).toHaveAttribute(
      'href',
      '/checkout?plan=vhr-1&coupon=WELCOME',
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** PAY-10: shows only actual savings, and recommends only one plan. */
export const NoRealSaving: Story = {
  args: {
    origin: {
      ...origin,
      shop: {
        ...origin.shop,
        offers: origin.shop.offers.map(({ plan, ...offer }) => ({
          ...offer,
          plan: { ...plan, recommended: true, price: plan.bundle === null ? plan.price : usd(24.98) },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buy Report and window sticker' })).toBeVisible();
    await expect(canvas.queryByText(/You save/)).toBeNull();
    await expect(canvas.getAllByText('Recommended')).toHaveLength(1);
  },
};

export const NothingOnOffer: Story = {
  args: { origin: { ...origin, shop: { ...origin.shop, offers: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no plans here yet.')).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  args: {
    fetch: async () => Response.json({ status: 'error', message: 'Out of order.' }, { status: 400 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't show the plans right now.");
  },
};

export const SpanishNarrow: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Planes y precios' })).toBeVisible();
  },
};
