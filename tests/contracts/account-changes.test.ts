import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import type { SubscriptionReference } from '#ports/account-gateway.ts';
import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import { aUser } from '../builders/an-account.ts';
import { usd } from '../builders/usd.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakePurchaseGateway } from '../fakes/fake-purchase-gateway.ts';
import { type AccountChangesWorld, type AccountHolder, accountChangesContract } from './account-changes.contract.ts';
import { PEOPLES_PASSWORD, type SignInWords } from './gateway-world.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import type { WorldOf } from './world-of.ts';

accountChangesContract('the fake', async (): Promise<AccountChangesWorld> => {
  const origin = createFakeOrigin();
  const purchases = createFakePurchaseGateway(origin);
  let people = 0;
  const accountsOf = ({ email, password }: SignInWords) => {
    const { token } = origin.people.logIn(email, password)._unsafeUnwrap();
    return { accounts: createFakeAccountGateway(origin, () => token) };
  };
  return {
    visitor: { accounts: createFakeAccountGateway(origin) },
    signUp: async () => {
      people += 1;
      const credentials = { email: `person-${people}@people.example`, password: PEOPLES_PASSWORD };
      origin.people.signUp(aUser({ id: `person-${people}`, email: credentials.email }), credentials.password);
      return { ...accountsOf(credentials), credentials };
    },
    advance: (milliseconds) => origin.clock.advance(milliseconds),
    subscribe: (credentials) =>
      subscribed(
        { visitor: { purchases }, pay: async ({ order_id: id }) => origin.shop.settle(String(id)) },
        credentials,
      ),
  };
});

const wire = wireOfTheFake();
accountChangesContract('HTTP, over the fake origin', async (): Promise<AccountChangesWorld> => {
  const world = await wire.openWorldOf((http) => ({ accounts: createHttpAccountGateway(http) }));
  return {
    ...world,
    subscribe: (credentials) =>
      subscribed({ ...world, visitor: { purchases: createFakePurchaseGateway(world.origin) } }, credentials),
  };
});

overEmbeddedOrigins<AccountHolder & { readonly purchases: PurchaseGateway }>(
  (name, openWorld) =>
    accountChangesContract(name, async (): Promise<AccountChangesWorld> => {
      const world = await openWorld();
      return { ...world, subscribe: (credentials) => subscribed(world, credentials) };
    }),
  (http) => ({ accounts: createHttpAccountGateway(http), purchases: createHttpPurchaseGateway(http) }),
);

interface SellingWorld extends Pick<WorldOf<unknown>, 'pay'> {
  readonly visitor: { readonly purchases: PurchaseGateway };
}

/** Sells a subscription to the person. */
async function subscribed(world: SellingWorld, { email }: SignInWords): Promise<SubscriptionReference> {
  const { purchases } = world.visitor;
  const monthly = { email, planCode: 'vhr-month', price: usd(49), subject: { kind: 'credits' } } as const;
  const order = (await purchases.buy(aPurchase(monthly)))._unsafeUnwrap();
  await world.pay(order);
  const { subscription_id: id } = (await purchases.updatePayment(String(order.custom_data)))._unsafeUnwrap();
  return { gateway: 'sandbox', subscriptionId: String(id) };
}
