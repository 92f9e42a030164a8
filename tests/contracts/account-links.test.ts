import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { accountLinksContract } from './account-links.contract.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

accountLinksContract('the fake', () =>
  openFakeWorldOf(({ origin, token }) => ({ accounts: createFakeAccountGateway(origin, token) })),
);

const wire = wireOfTheFake();
accountLinksContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ accounts: createHttpAccountGateway(http) })),
);

overEmbeddedOrigins(accountLinksContract, (http) => ({ accounts: createHttpAccountGateway(http) }));
