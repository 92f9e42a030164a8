import { ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { buildCalls } from '#contract/sticker/build-calls.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { catalogueMakes, catalogueModels, catalogueTrims, catalogueYears } from '../vehicle/catalogue-names.ts';

type Names<Name> = Promise<Result<{ status: 'success'; data: readonly Name[] }, OriginError>>;

/** Lists the model years with stickers by name, newest first. */
export async function listStickerYears(ctx: OriginContext): Names<number> {
  return ok({ status: 'success', data: await catalogueYears(ctx) });
}

/** Lists the makes with stickers by name. */
export async function listStickerMakes(ctx: OriginContext, { year }: TakenBy<typeof buildCalls.makes>): Names<string> {
  return ok({ status: 'success', data: await catalogueMakes(ctx, year) });
}

/** Lists the models with stickers by name. */
export async function listStickerModels(ctx: OriginContext, input: TakenBy<typeof buildCalls.models>): Names<string> {
  return ok({ status: 'success', data: await catalogueModels(ctx, input) });
}

/** Lists the trims with stickers by name. */
export async function listStickerTrims(ctx: OriginContext, input: TakenBy<typeof buildCalls.trims>): Names<string> {
  return ok({ status: 'success', data: await catalogueTrims(ctx, input) });
}
