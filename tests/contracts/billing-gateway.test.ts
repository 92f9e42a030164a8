import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createHttpBillingGateway } from '#adapters/http/billing-gateway.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeBillingGateway } from '../fakes/fake-billing-gateway.ts';
import { createFakePurchaseGateway } from '../fakes/fake-purchase-gateway.ts';
import { type BillingGateways, billingGatewayContract } from './billing-gateway.contract.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

billingGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    billing: createFakeBillingGateway(caller),
    accounts: createFakeAccountGateway(caller.origin, caller.token),
    purchases: createFakePurchaseGateway(caller.origin),
  })),
);

const wire = wireOfTheFake();
billingGatewayContract('HTTP, over the fake origin', () => wire.openWorldOf((http) => booksOver(http)));

overEmbeddedOrigins(billingGatewayContract, booksOver);

function booksOver(http: HttpClient): BillingGateways {
  return {
    billing: createHttpBillingGateway(http),
    accounts: createHttpAccountGateway(http),
    purchases: createHttpPurchaseGateway(http),
  };
}
