import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { catalogueMakes } from './catalogue-names.ts';
import { namesTogether } from './names-together.ts';
import { vehicleYear } from './vehicle-year.ts';

/** Fields of GET /api-cwa/get-makes. */
export const listMakesInput = z.object({ year: vehicleYear });

/** Lists the makes of a model year that the decoder or the catalogue knows. */
export async function listMakes(
  ctx: OriginContext,
  { year }: z.infer<typeof listMakesInput>,
): Promise<Result<{ status: 'success'; data: readonly string[] }, OriginError>> {
  return ok({
    status: 'success',
    data: await namesTogether(ctx, year, ctx.vehicleNames.makes, catalogueMakes(ctx, year)),
  });
}
