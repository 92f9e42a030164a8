import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createFakeStickerGateway } from '../fakes/fake-sticker-gateway.ts';
import { buildLookUpsContract } from './build-look-ups.contract.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

buildLookUpsContract('the fake', () => openFakeWorldOf((caller) => ({ stickers: createFakeStickerGateway(caller) })));

const wire = wireOfTheFake();
buildLookUpsContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ stickers: createHttpStickerGateway(http) })),
);

overEmbeddedOrigins(buildLookUpsContract, (http) => ({ stickers: createHttpStickerGateway(http) }));
