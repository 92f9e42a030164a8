import { createHttpRecallGateway } from '#adapters/http/recall-gateway.ts';
import { createFakeRecallGateway } from '../fakes/fake-recall-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { recallGatewayContract } from './recall-gateway.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

recallGatewayContract('the fake', () =>
  openFakeWorldOf(({ origin }) => ({ recalls: createFakeRecallGateway(origin) })),
);

const wire = wireOfTheFake();
recallGatewayContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ recalls: createHttpRecallGateway(http) })),
);

overEmbeddedOrigins(recallGatewayContract, (http) => ({ recalls: createHttpRecallGateway(http) }));
