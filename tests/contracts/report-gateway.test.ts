import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeFreeCreditGateway } from '../fakes/fake-free-credit-gateway.ts';
import { createFakeReportGateway } from '../fakes/fake-report-gateway.ts';
import { reportGatewayContract } from './report-gateway.contract.ts';
import { openFakeWorldOf } from './world-of.ts';

reportGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    reports: createFakeReportGateway(caller),
    accounts: createFakeAccountGateway(caller.origin),
    freeCredits: createFakeFreeCreditGateway(caller),
  })),
);
