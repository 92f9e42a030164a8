import { ContainerModule } from 'inversify';
import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createConfirmSticker } from '#core/sticker/confirm-sticker.ts';
import { createGenerateSticker } from '#core/sticker/generate-sticker.ts';
import { createGenerateStickerByName } from '#core/sticker/generate-sticker-by-name.ts';
import { createListStickers } from '#core/sticker/list-stickers.ts';
import { createBuildLookUps } from '#core/sticker/look-up-builds.ts';
import { createDownloadSticker, createOpenSticker } from '#core/sticker/open-sticker.ts';
import { createDownloadSampleSticker, createReadSampleSticker } from '#core/sticker/sample-sticker.ts';
import { createStickerNames } from '#core/sticker/sticker-names.ts';
import { createSuggestBuilds } from '#core/sticker/suggest-builds.ts';
import { keptBuildTour, keptStickerBuild } from './kept-stores.ts';
import { service } from './service.ts';

/** Binds window stickers: from the wish for one to the PDF. */
export const stickerModule = new ContainerModule(({ bind }) => {
  const stickers = service('stickers');
  const freeCredits = service('freeCredits');
  bind(stickers).toResolvedValue(createHttpStickerGateway, [service('http')]);
  bind(service('generateSticker')).toResolvedValue(
    (gateway, vehicles, credits) => createGenerateSticker({ stickers: gateway, vehicles, freeCredits: credits }),
    [stickers, service('vehicles'), freeCredits],
  );
  bind(service('generateStickerByName')).toResolvedValue(
    (gateway, credits) => createGenerateStickerByName({ stickers: gateway, freeCredits: credits }),
    [stickers, freeCredits],
  );
  bind(service('lookUpBuilds')).toResolvedValue(
    (gateway, { logger }) => createBuildLookUps({ stickers: gateway, logger }),
    [stickers, service('world')],
  );
  bind(service('suggestBuilds')).toResolvedValue(
    (lookUps) => createSuggestBuilds({ lookUps }),
    [service('lookUpBuilds')],
  );
  bind(service('confirmSticker')).toResolvedValue((gateway) => createConfirmSticker({ stickers: gateway }), [stickers]);
  bind(service('openSticker')).toResolvedValue((gateway) => createOpenSticker({ stickers: gateway }), [stickers]);
  bind(service('downloadSticker')).toResolvedValue(
    (gateway) => createDownloadSticker({ stickers: gateway }),
    [stickers],
  );
  bind(service('listStickers')).toResolvedValue((gateway) => createListStickers({ stickers: gateway }), [stickers]);
  bind(service('stickerNames')).toResolvedValue((gateway) => createStickerNames({ stickers: gateway }), [stickers]);
  bind(service('stickerBuild')).toResolvedValue(keptStickerBuild, [service('world'), service('lifetime')]);
  bind(service('buildTour')).toResolvedValue(keptBuildTour, [service('world'), service('lifetime')]);
  bind(service('readSampleSticker')).toResolvedValue(
    (gateway) => createReadSampleSticker({ stickers: gateway }),
    [stickers],
  );
  bind(service('downloadSampleSticker')).toResolvedValue(
    (gateway) => createDownloadSampleSticker({ stickers: gateway }),
    [stickers],
  );
});
