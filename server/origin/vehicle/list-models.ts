import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { catalogueModels } from './catalogue-names.ts';
import { namesTogether } from './names-together.ts';
import { vehicleYear } from './vehicle-year.ts';

/** Fields of GET /api-cwa/get-models. */
export const listModelsInput = z.object({ year: vehicleYear, make: z.string().trim().min(1).max(100) });

/** Lists the models of a make in a model year that the decoder or the catalogue knows. */
export async function listModels(
  ctx: OriginContext,
  { year, make }: z.infer<typeof listModelsInput>,
): Promise<Result<{ status: 'success'; data: readonly string[] }, OriginError>> {
  const decoded = (known: number) => ctx.vehicleNames.models(known, make);
  return ok({
    status: 'success',
    data: await namesTogether(ctx, year, decoded, catalogueModels(ctx, { year, make })),
  });
}
