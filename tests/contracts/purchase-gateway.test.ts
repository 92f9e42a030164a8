import { afterAll, beforeAll, describe } from 'vitest';
import { orderSecret, signOrder } from '../../server/origin/billing/purchase/signed-order.ts';
import { createHttpAccountGateway } from '../../src/adapters/http/account-gateway.ts';
import type { HttpClient } from '../../src/adapters/http/http-client.ts';
import { createHttpPlanGateway } from '../../src/adapters/http/plan-gateway.ts';
import { createHttpPurchaseGateway } from '../../src/adapters/http/purchase-gateway.ts';
import { aUser } from '../builders/an-account.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakePlanGateway } from '../fakes/fake-plan-gateway.ts';
import { createFakePurchaseGateway } from '../fakes/fake-purchase-gateway.ts';
import { PEOPLES_PASSWORD } from './gateway-world.ts';
import { openEmbeddedOrigin } from './open-embedded-origin.ts';
import { type Buyer, purchaseGatewayContract } from './purchase-gateway.contract.ts';
import { wireClient, wireOfTheFake } from './wire-of-the-fake.ts';

purchaseGatewayContract('the fake', async () => {
  const origin = createFakeOrigin();
  const buyer = (token: string | null): Buyer => ({
    accounts: createFakeAccountGateway(origin, () => token),
    plans: createFakePlanGateway(origin),
    purchases: createFakePurchaseGateway(origin),
  });
  return {
    visitor: buyer(null),
    signUp: async () => {
      const credentials = { email: 'buyer@people.example', password: PEOPLES_PASSWORD };
      origin.people.signUp(aUser({ id: 'buyer', email: credentials.email }), credentials.password);
      const { token } = origin.people.logIn(credentials.email, credentials.password)._unsafeUnwrap();
      return { ...buyer(token), credentials };
    },
    signedWords: (orderId) => `order=${orderId};signed`,
  };
});

const wire = wireOfTheFake();
purchaseGatewayContract('HTTP, over the fake origin', async () => {
  const world = await wire.openWorldOf(buyerOver);
  return { ...world, signedWords: (orderId) => `order=${orderId};signed` };
});

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  let origin: Awaited<ReturnType<typeof openEmbeddedOrigin>>;
  beforeAll(async () => {
    origin = await openEmbeddedOrigin(engine);
  });
  afterAll(() => origin.close());

  purchaseGatewayContract(`HTTP, over the embedded origin on ${engine}`, async () => {
    const { ctx, fetch, signUp } = origin;
    const secret = await orderSecret(ctx);
    return {
      visitor: buyerOver(wireClient({ fetch })),
      signUp: async () => {
        const credentials = { email: `${ctx.newId().toLowerCase()}@people.example`, password: PEOPLES_PASSWORD };
        return { ...buyerOver(wireClient({ token: await signUp(credentials, {}), fetch })), credentials };
      },
      signedWords: (id) => signOrder(secret, { id, created_at: ctx.now() }),
    };
  });
});

function buyerOver(http: HttpClient): Buyer {
  return {
    accounts: createHttpAccountGateway(http),
    plans: createHttpPlanGateway(http),
    purchases: createHttpPurchaseGateway(http),
  };
}
