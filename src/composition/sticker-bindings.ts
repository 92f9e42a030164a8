import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createConfirmSticker } from '#core/sticker/confirm-sticker.ts';
import { createGenerateSticker } from '#core/sticker/generate-sticker.ts';
import { createGenerateStickerByName } from '#core/sticker/generate-sticker-by-name.ts';
import { createBuildLookUps } from '#core/sticker/look-up-builds.ts';
import { createStickerDrafts } from '#core/sticker/sticker-drafts.ts';
import { createStickerNames } from '#core/sticker/sticker-names.ts';
import { createSuggestBuilds } from '#core/sticker/suggest-builds.ts';
import { httpGateway } from './http-gateway.ts';
import { restoreBuildTour, restoreStickerBuild } from './restored-stores.ts';

/** Window stickers. */
export const stickerBindings = {
  stickers: httpGateway(createHttpStickerGateway),
  generateSticker: createGenerateSticker,
  generateStickerByName: createGenerateStickerByName,
  lookUpBuilds: createBuildLookUps,
  suggestBuilds: createSuggestBuilds,
  confirmSticker: createConfirmSticker,
  stickerNames: createStickerNames,
  stickerDrafts: createStickerDrafts,
  stickerBuild: restoreStickerBuild,
  buildTour: restoreBuildTour,
};
