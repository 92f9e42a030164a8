import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createHttpFreeCreditGateway } from '#adapters/http/free-credit-gateway.ts';
import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeFreeCreditGateway } from '../fakes/fake-free-credit-gateway.ts';
import { createFakeReportGateway } from '../fakes/fake-report-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { reportGatewayContract } from './report-gateway.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

reportGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    reports: createFakeReportGateway(caller),
    accounts: createFakeAccountGateway(caller.origin),
    freeCredits: createFakeFreeCreditGateway(caller),
  })),
);

const wire = wireOfTheFake();
reportGatewayContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({
    reports: createHttpReportGateway(http),
    accounts: createHttpAccountGateway(http),
    freeCredits: createHttpFreeCreditGateway(http),
  })),
);

overEmbeddedOrigins(reportGatewayContract, (http) => ({
  reports: createHttpReportGateway(http),
  accounts: createHttpAccountGateway(http),
  freeCredits: createHttpFreeCreditGateway(http),
}));
