import { createHttpPlanGateway } from '#adapters/http/plan-gateway.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakePlanGateway } from '../fakes/fake-plan-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { planGatewayContract } from './plan-gateway.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';

planGatewayContract('the fake', async () => ({ visitor: { plans: createFakePlanGateway(createFakeOrigin()) } }));

const wire = wireOfTheFake();
planGatewayContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ plans: createHttpPlanGateway(http) })),
);

overEmbeddedOrigins(planGatewayContract, (http) => ({ plans: createHttpPlanGateway(http) }));
