import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createHttpPrivacyGateway } from '#adapters/http/privacy-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakePrivacyGateway } from '../fakes/fake-privacy-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { privacyGatewayContract } from './privacy-gateway.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

privacyGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    privacy: createFakePrivacyGateway(caller),
    accounts: createFakeAccountGateway(caller.origin, caller.token),
  })),
);

const wire = wireOfTheFake();
privacyGatewayContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ privacy: createHttpPrivacyGateway(http), accounts: createHttpAccountGateway(http) })),
);

overEmbeddedOrigins(privacyGatewayContract, (http) => ({
  privacy: createHttpPrivacyGateway(http),
  accounts: createHttpAccountGateway(http),
}));
