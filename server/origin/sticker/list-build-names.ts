import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { vehicleYear } from '#contract/vehicle/vehicle-year.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { catalogueMakes, catalogueModels, catalogueTrims, catalogueYears } from '../vehicle/catalogue-names.ts';

const name = z.string().trim().min(1).max(100);

/** Fields of GET /api-cwa/get-stickermakes. */
export const stickerMakesInput = z.object({ year: vehicleYear });

/** Fields of GET /api-cwa/get-stickermodels. */
export const stickerModelsInput = stickerMakesInput.extend({ make: name });

/** Fields of GET /api-cwa/get-stickertrims. */
export const stickerTrimsInput = stickerModelsInput.extend({ model: name });

type Names<Name> = Promise<Result<{ status: 'success'; data: readonly Name[] }, OriginError>>;

/** Lists the model years of which stickers can be made by name, the newest first. */
export async function listStickerYears(ctx: OriginContext): Names<number> {
  return ok({ status: 'success', data: await catalogueYears(ctx) });
}

/** Lists the makes of which stickers can be made by name. */
export async function listStickerMakes(ctx: OriginContext, { year }: z.infer<typeof stickerMakesInput>): Names<string> {
  return ok({ status: 'success', data: await catalogueMakes(ctx, year) });
}

/** Lists the models of which stickers can be made by name. */
export async function listStickerModels(ctx: OriginContext, input: z.infer<typeof stickerModelsInput>): Names<string> {
  return ok({ status: 'success', data: await catalogueModels(ctx, input) });
}

/** Lists the trims of which stickers can be made by name. */
export async function listStickerTrims(ctx: OriginContext, input: z.infer<typeof stickerTrimsInput>): Names<string> {
  return ok({ status: 'success', data: await catalogueTrims(ctx, input) });
}
