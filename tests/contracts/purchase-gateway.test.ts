import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpPlanGateway } from '#adapters/http/plan-gateway.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakePlanGateway } from '../fakes/fake-plan-gateway.ts';
import { createFakePurchaseGateway } from '../fakes/fake-purchase-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { type Buyer, purchaseGatewayContract } from './purchase-gateway.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

purchaseGatewayContract('the fake', () =>
  openFakeWorldOf(({ origin, token }) => ({
    accounts: createFakeAccountGateway(origin, token),
    plans: createFakePlanGateway(origin),
    purchases: createFakePurchaseGateway(origin, token),
  })),
);

const wire = wireOfTheFake();
purchaseGatewayContract('HTTP, over the fake origin', () => wire.openWorldOf(buyerOver));

overEmbeddedOrigins(purchaseGatewayContract, buyerOver);

function buyerOver(http: HttpClient): Buyer {
  return {
    accounts: createHttpAccountGateway(http),
    plans: createHttpPlanGateway(http),
    purchases: createHttpPurchaseGateway(http),
  };
}
