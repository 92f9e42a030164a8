import { ok } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import type { CallResult, OriginContext } from '../kernel/origin-context.ts';
import { catalogueMakes } from './catalogue-names.ts';
import { namesTogether } from './names-together.ts';

/** Lists the makes of a model year in the decoder or the catalog. */
export async function listMakes(
  ctx: OriginContext,
  { year }: TakenBy<typeof vehicleNameCalls.makes>,
): Promise<CallResult<typeof vehicleNameCalls.makes>> {
  return ok({
    status: 'success',
    data: await namesTogether(ctx, year, ctx.vehicleNames.makes, catalogueMakes(ctx, year)),
  });
}
