import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { createHttpSharingGateway } from '#adapters/http/sharing-gateway.ts';
import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeReportGateway } from '../fakes/fake-report-gateway.ts';
import { createFakeSharingGateway } from '../fakes/fake-sharing-gateway.ts';
import { createFakeStickerGateway } from '../fakes/fake-sticker-gateway.ts';
import { dealerLogoContract } from './dealer-logo.contract.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

dealerLogoContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    accounts: createFakeAccountGateway(caller.origin, caller.token),
    sharing: createFakeSharingGateway(caller),
    reports: createFakeReportGateway(caller),
    stickers: createFakeStickerGateway(caller),
  })),
);

const overHttp = (http: HttpClient) => ({
  accounts: createHttpAccountGateway(http),
  sharing: createHttpSharingGateway(http),
  reports: createHttpReportGateway(http),
  stickers: createHttpStickerGateway(http),
});

const wire = wireOfTheFake();
dealerLogoContract('HTTP, over the fake origin', () => wire.openWorldOf(overHttp));

overEmbeddedOrigins(dealerLogoContract, overHttp);
