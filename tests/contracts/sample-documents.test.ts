import { createHttpReportGateway } from '#adapters/http/report-gateway.ts';
import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createFakeReportGateway } from '../fakes/fake-report-gateway.ts';
import { createFakeStickerGateway } from '../fakes/fake-sticker-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { sampleDocumentsContract } from './sample-documents.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

sampleDocumentsContract('the fake', () =>
  openFakeWorldOf((caller) => ({
    reports: createFakeReportGateway(caller),
    stickers: createFakeStickerGateway(caller),
  })),
);

const wire = wireOfTheFake();
sampleDocumentsContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ reports: createHttpReportGateway(http), stickers: createHttpStickerGateway(http) })),
);

overEmbeddedOrigins(sampleDocumentsContract, (http) => ({
  reports: createHttpReportGateway(http),
  stickers: createHttpStickerGateway(http),
}));
