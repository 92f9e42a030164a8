import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createHttpSupportGateway } from '#adapters/http/support-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeSupportGateway } from '../fakes/fake-support-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { supportGatewayContract } from './support-gateway.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

supportGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    support: createFakeSupportGateway(caller),
    accounts: createFakeAccountGateway(caller.origin),
  })),
);

const wire = wireOfTheFake();
supportGatewayContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ support: createHttpSupportGateway(http), accounts: createHttpAccountGateway(http) })),
);

overEmbeddedOrigins(supportGatewayContract, (http) => ({
  support: createHttpSupportGateway(http),
  accounts: createHttpAccountGateway(http),
}));
