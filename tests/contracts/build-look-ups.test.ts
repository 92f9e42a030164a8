import { createFakeStickerGateway } from '../fakes/fake-sticker-gateway.ts';
import { buildLookUpsContract } from './build-look-ups.contract.ts';
import { openFakeWorldOf } from './world-of.ts';

buildLookUpsContract('the fake', () => openFakeWorldOf((caller) => ({ stickers: createFakeStickerGateway(caller) })));
