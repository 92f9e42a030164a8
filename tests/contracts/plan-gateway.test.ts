import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakePlanGateway } from '../fakes/fake-plan-gateway.ts';
import { planGatewayContract } from './plan-gateway.contract.ts';

planGatewayContract('the fake', async () => ({ visitor: { plans: createFakePlanGateway(createFakeOrigin()) } }));
