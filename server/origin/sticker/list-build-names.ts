import { ok } from 'neverthrow';
import type { buildCalls } from '#contract/sticker/build-calls.ts';
import type { Verb } from '../kernel/origin-context.ts';
import { catalogueMakes, catalogueModels, catalogueTrims, catalogueYears } from '../vehicle/catalogue-names.ts';

/** Lists the model years with stickers by name, newest first. */
export const listStickerYears: Verb<typeof buildCalls.years> = async (ctx) =>
  ok({ status: 'success', data: await catalogueYears(ctx) });

/** Lists the makes with stickers by name. */
export const listStickerMakes: Verb<typeof buildCalls.makes> = async (ctx, { year }) =>
  ok({ status: 'success', data: await catalogueMakes(ctx, year) });

/** Lists the models with stickers by name. */
export const listStickerModels: Verb<typeof buildCalls.models> = async (ctx, input) =>
  ok({ status: 'success', data: await catalogueModels(ctx, input) });

/** Lists the trims with stickers by name. */
export const listStickerTrims: Verb<typeof buildCalls.trims> = async (ctx, input) =>
  ok({ status: 'success', data: await catalogueTrims(ctx, input) });
