import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeSupportGateway } from '../fakes/fake-support-gateway.ts';
import { supportGatewayContract } from './support-gateway.contract.ts';
import { openFakeWorldOf } from './world-of.ts';

supportGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    support: createFakeSupportGateway(caller),
    accounts: createFakeAccountGateway(caller.origin),
  })),
);
