import type { Sticker, StickerDraft } from '#core/sticker/sticker.ts';
import type { StickerChoices } from '#core/sticker/sticker-choices.ts';
import type {
  GenerateClassicStickerRequest,
  GenerateStickerRequest,
  StickerGateway,
  StickerGeneration,
} from '#ports/sticker-gateway.ts';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import { KNOWN_VINS } from './gateway-world.ts';

/** Returns a plain sticker request. */
export function stickerRequest(vin: string): GenerateStickerRequest {
  return { vin, europe: false, regenerate: false };
}

/** Returns a classic sticker request, with the data from its mapping. */
export function classicRequest(vin: string): GenerateClassicStickerRequest {
  return { vin, year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang Convertible' };
}

/** Returns the draft of a vehicle without a sticker. */
export async function draftOf(stickers: StickerGateway, vin: string): Promise<StickerDraft> {
  return draftIn((await stickers.generate(stickerRequest(vin)))._unsafeUnwrap());
}

/** Returns the draft of a mapped classic without a sticker. */
export async function classicDraftOf(stickers: StickerGateway, vin: string): Promise<StickerDraft> {
  return draftIn((await stickers.generateClassic(classicRequest(vin)))._unsafeUnwrap());
}

/** Generates a new sticker of the vehicle with builds. */
export async function make(stickers: StickerGateway, choices: Partial<StickerChoices> = {}): Promise<Sticker> {
  const generation = await stickers.generate({ ...stickerRequest(KNOWN_VINS.withBuilds), regenerate: true });
  const request = aConfirmStickerRequest(draftIn(generation._unsafeUnwrap()), choices);
  return (await stickers.confirm(request))._unsafeUnwrap();
}

function draftIn(generation: StickerGeneration): StickerDraft {
  if (generation.status !== 'no_prev_data') throw new Error(`There is no draft: ${generation.status}.`);
  return generation.draft;
}
