import { createFakeRecallGateway } from '../fakes/fake-recall-gateway.ts';
import { recallGatewayContract } from './recall-gateway.contract.ts';
import { openFakeWorldOf } from './world-of.ts';

recallGatewayContract('the fake', () =>
  openFakeWorldOf(({ origin }) => ({ recalls: createFakeRecallGateway(origin) })),
);
