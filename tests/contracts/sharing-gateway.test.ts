import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { createHttpSharingGateway } from '#adapters/http/sharing-gateway.ts';
import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createFakeReportGateway } from '../fakes/fake-report-gateway.ts';
import { createFakeSharingGateway } from '../fakes/fake-sharing-gateway.ts';
import { createFakeStickerGateway } from '../fakes/fake-sticker-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { sharingGatewayContract } from './sharing-gateway.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

sharingGatewayContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    sharing: createFakeSharingGateway(caller),
    reports: createFakeReportGateway(caller),
    stickers: createFakeStickerGateway(caller),
  })),
);

const wire = wireOfTheFake();
sharingGatewayContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({
    sharing: createHttpSharingGateway(http),
    reports: createHttpReportGateway(http),
    stickers: createHttpStickerGateway(http),
  })),
);

overEmbeddedOrigins(sharingGatewayContract, (http) => ({
  sharing: createHttpSharingGateway(http),
  reports: createHttpReportGateway(http),
  stickers: createHttpStickerGateway(http),
}));
