import { createHttpDeliveryGateway } from '#adapters/http/delivery-gateway.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpPurchaseGateway } from '#adapters/http/purchase-gateway.ts';
import { createFakeDeliveryGateway } from '../fakes/fake-delivery-gateway.ts';
import { createFakePurchaseGateway } from '../fakes/fake-purchase-gateway.ts';
import { type DeliveryGateways, deliveryGatewayContract } from './delivery-gateway.contract.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

deliveryGatewayContract('the fake', () =>
  openFakeWorldOf(({ origin, token }) => ({
    deliveries: createFakeDeliveryGateway(origin),
    purchases: createFakePurchaseGateway(origin, token),
  })),
);

const wire = wireOfTheFake();
deliveryGatewayContract('HTTP, over the fake origin', () => wire.openWorldOf(gatewaysOver));

overEmbeddedOrigins(deliveryGatewayContract, gatewaysOver);

function gatewaysOver(http: HttpClient): DeliveryGateways {
  return { deliveries: createHttpDeliveryGateway(http), purchases: createHttpPurchaseGateway(http) };
}
