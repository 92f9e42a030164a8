import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aPurchase } from '#tests/builders/a-purchase.ts';
import { aUser } from '#tests/builders/an-account.ts';
import { usd } from '#tests/builders/usd.ts';
import type { FakeShop } from '#tests/fakes/fake-shop.ts';
import { Screen } from '../../../.storybook/screen.tsx';
import { withMember } from '../../../.storybook/with-member.ts';
import CardChangePage, { action, loader } from './card-change.tsx';

/**
 * Returns a story setup with a member who has a subscription, the events that happened to it, and its URL on this page.
 */
function withSubscription(query: 'change' | 'subscription', happened?: (shop: FakeShop, id: string) => void) {
  const user = aUser();
  let id = '';
  const member = withMember({
    user,
    before: ({ shop }, person) => {
      shop.sell(aPurchase({ email: user.email, subject: { kind: 'credits' }, planCode: 'vhr-month', price: usd(49) }));
      for (const { subscriptionId } of shop.subscriptionsOf(person)) {
        id = subscriptionId;
        if (query === 'subscription') shop.changeCard(person, id);
        happened?.(shop, id);
      }
    },
  });
  return { ...member, url: `/checkout/card?${query}=${id}` };
}

const routes = [
  { path: '/checkout/card', Component: CardChangePage, HydrateFallback: () => null, loader, action },
  { path: '/members/subscription', Component: () => <h1>Subscription</h1> },
];

const meta = {
  title: 'screens/Card change',
  component: Screen,
  args: { routes, ...withSubscription('change') },
  argTypes: { routes: { control: false }, origin: { control: false } },
  parameters: { ownRouter: true },
  tags: ['!autodocs'],
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue to secure page' })).toBeVisible();
    await expect(canvas.getByText(/You won't be charged now\./)).toBeVisible();
  },
};

export const Overdue: Story = {
  args: withSubscription('change', (shop, id) => shop.changeSubscription(id, { state: 'past_due' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the overdue renewal of \$49\.00/)).toBeVisible();
  },
};

/** PAY-06: returned from the payment page before it has reported the card. The page waits for it. */
export const Waiting: Story = {
  args: withSubscription('subscription'),
  play: async ({ canvas, args: { origin, url } }) => {
    await expect(await canvas.findByText('Confirming your new card …')).toBeVisible();
    origin.shop.storeCard(new URL(url, 'http://vinport.example').searchParams.get('subscription') ?? '');
    await expect(await canvas.findByText(/^Card changed\./)).toBeVisible();
  },
};

export const Changed: Story = {
  args: withSubscription('subscription', (shop, id) => shop.storeCard(id)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Card changed\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your subscription' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { url: '/checkout/card?change=another' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't find this subscription");
  },
};

export const SpanishNarrowDark: Story = {
  args: withSubscription('change'),
  globals: { language: 'es', viewport: { value: 'mobile1' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continuar a la página segura' })).toBeVisible();
  },
};
