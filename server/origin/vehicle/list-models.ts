import { ok } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import type { CallResult, OriginContext } from '../kernel/origin-context.ts';
import { catalogueModels } from './catalogue-names.ts';
import { namesTogether } from './names-together.ts';

/** Lists the models of a make and model year in the decoder or the catalog. */
export async function listModels(
  ctx: OriginContext,
  { year, make }: TakenBy<typeof vehicleNameCalls.models>,
): Promise<CallResult<typeof vehicleNameCalls.models>> {
  const decoded = (known: number) => ctx.vehicleNames.models(known, make);
  return ok({
    status: 'success',
    data: await namesTogether(ctx, year, decoded, catalogueModels(ctx, { year, make })),
  });
}
