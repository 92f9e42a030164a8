import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Subscription } from '#core/billing/subscription.ts';
import { aConfirmStickerRequest } from '#tests/builders/a-confirm-sticker-request.ts';
import { aPurchase } from '#tests/builders/a-purchase.ts';
import { aUser } from '#tests/builders/an-account.ts';
import { usd } from '#tests/builders/usd.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import Members, { loader as membersLoader } from './members.tsx';
import MembersDashboard, { loader as dashboardLoader, clientAction as regenerate } from './members-dashboard.tsx';
import Orders, { loader as ordersLoader } from './orders.tsx';
import SubscriptionPage, { clientAction as cancel, loader as subscriptionLoader } from './subscription.tsx';

/** Creates a member with a purchase and a document, and with these changes to the subscription. */
function withPurchases(changes: Partial<Subscription> = {}, user = aUser()) {
  return withMember({
    user,
    credits: { global: 2 },
    before: ({ shop, stickers }, person) => {
      const cart = { email: user.email, subject: { kind: 'credits' } } as const;
      shop.sell(aPurchase({ ...cart, planCode: 'vhr-month', price: usd(49) }));
      stickers.confirm(person, aConfirmStickerRequest());
      for (const { subscriptionId } of shop.subscriptionsOf(person)) shop.changeSubscription(subscriptionId, changes);
    },
  });
}

const HydrateFallback = () => null;
const routes = [
  {
    id: 'routes/members',
    path: '/members',
    Component: Members,
    HydrateFallback,
    loader: membersLoader,
    children: [
      {
        path: 'dashboard',
        Component: MembersDashboard,
        HydrateFallback,
        loader: dashboardLoader,
        action: regenerate,
      },
      { path: 'orders', Component: Orders, HydrateFallback, loader: ordersLoader },
      {
        path: 'subscription',
        Component: SubscriptionPage,
        HydrateFallback,
        loader: subscriptionLoader,
        action: cancel,
      },
      { path: 'stickers/:id', Component: () => <h1>Window sticker</h1> },
    ],
  },
  { path: '/login', Component: () => <h1>Sign in</h1> },
  { path: '/plans', Component: () => <h1>Plans</h1> },
];

const meta = {
  title: 'screens/Members',
  component: Screen,
  args: { routes, url: '/members/dashboard', ...withPurchases() },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true, layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Calls to an in-memory origin take time too. In milliseconds. */
const PATIENCE = { timeout: 5_000 };

export const Dashboard: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Purchase/ }, PATIENCE)).toHaveTextContent('+10');
    await expect(canvas.getByText('0 of 10')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2003 Honda Accord' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Open the chat' }, PATIENCE)).toBeVisible();
  },
};

export const DashboardOfSomebodyNew: Story = {
  args: withMember(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No credit has come or gone yet.', {}, PATIENCE)).toBeVisible();
    await expect(canvas.getByText('You have no subscription.')).toBeVisible();
  },
};

/** SHELL-12: starts automatically. The credit is used only by a button press. */
export const Regenerating: Story = {
  args: {
    ...withPurchases(),
    url: '/members/dashboard?vin=1HGCM82693A000001&regenerate=true#window-sticker',
  },
  play: async ({ canvas, userEvent }) => {
    const make = await canvas.findByRole('button', { name: 'Make it and use 1 credit' }, PATIENCE);
    await expect(canvas.getByText(/choices of your last one/)).toBeVisible();
    await userEvent.click(make);
    await expect(await canvas.findByRole('heading', { name: 'Window sticker' }, PATIENCE)).toBeVisible();
  },
};

export const OrdersFull: Story = {
  args: { url: '/members/orders' },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /10 vehicle history reports each month/ }, PATIENCE);
    await expect(row).toHaveTextContent('$49.00');
    await expect(row).toHaveTextContent('VP-00000001');
    await expect(within(row).getByRole('link')).toHaveAccessibleName('Receipt for order VP-00000001 (PDF)');
    await expect(canvas.getByRole('link', { name: 'Withdraw from a purchase' })).toHaveAttribute('href', '/withdrawal');
  },
};

export const OrdersEmpty: Story = {
  args: { ...withMember(), url: '/members/orders' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No orders yet', {}, PATIENCE)).toBeVisible();
  },
};

/** The service is unreachable. All available data is shown. */
export const OrdersWithoutOrigin: Story = {
  args: { url: '/members/orders', fetch: async () => Response.json({ status: 'error' }, { status: 403 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent('You are not allowed to do this.');
  },
};

export const CancelsASubscription: Story = {
  args: { ...withPurchases(), url: '/members/subscription' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel subscription' }, PATIENCE));
    await expect(await canvas.findByText(/^Subscription canceled\..* Access until/, {}, PATIENCE)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Resume subscription' })).toBeVisible();
  },
};

const canceled = { state: 'cancelled', nextCharge: null, cancelledAt: Date.UTC(2026, 5, 2) } as const;

/** PAY-06: a canceled subscription can be resumed until it ends. */
export const ResumesASubscription: Story = {
  args: { ...withPurchases(canceled), url: '/members/subscription' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Access until/, {}, PATIENCE)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume subscription' }));
    await expect(await canvas.findByText(/^Your subscription is active again/, {}, PATIENCE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  },
};

/** PAY-06: explains a declined renewal and the next step. */
export const SubscriptionPastDue: Story = {
  args: { ...withPurchases({ state: 'past_due' }), url: '/members/subscription' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn't charge your card\./, {}, PATIENCE)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change card' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout\/card\?change=sub-/),
    );
  },
};

/** Dealers resubscribe from the dealers' plan list. */
export const SubscriptionEnded: Story = {
  args: {
    ...withPurchases({ state: 'ended', nextCharge: null, endedAt: Date.UTC(2026, 6, 1) }, aUser({ kind: 'dealer' })),
    url: '/members/subscription',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ended on/, {}, PATIENCE)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
      'href',
      '/plans?for=dealer#subscription',
    );
    await expect(canvas.queryByRole('link', { name: 'Change card' })).toBeNull();
  },
};

export const SubscriptionSpanishNarrow: Story = {
  args: { ...withPurchases({ state: 'past_due' }), url: '/members/subscription' },
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancelar la suscripción' }, PATIENCE)).toBeVisible();
  },
};

/** A call is refused during work: the person signs in over the page, and the call then succeeds. */
export const SignsInAgain: Story = {
  args: { ...withPurchases(), url: '/members/subscription' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Open the chat' }, PATIENCE);
    args.origin.people.revoke(args.token ?? null);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Sign in again' }, PATIENCE));
    await userEvent.type(dialog.getByLabelText('Password'), 'right-password{Enter}');
    await expect(await canvas.findByText(/^Subscription canceled\./, {}, PATIENCE)).toBeVisible();
  },
};

export const SpanishOnAPhone: Story = {
  globals: { language: 'es', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resumen' }, PATIENCE)).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
