import { ok } from 'neverthrow';
import type { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import type { Verb } from '../kernel/origin-context.ts';
import { catalogueMakes, catalogueModels } from './catalogue-names.ts';
import { namesTogether } from './names-together.ts';

/** Lists the makes of a model year in the decoder or the catalog. */
export const listMakes: Verb<typeof vehicleNameCalls.makes> = async (ctx, { year }) => {
  return ok({
    status: 'success',
    data: await namesTogether(ctx, year, ctx.vehicleNames.makes, catalogueMakes(ctx, year)),
  });
};

/** Lists the models of a make and model year in the decoder or the catalog. */
export const listModels: Verb<typeof vehicleNameCalls.models> = async (ctx, { year, make }) => {
  const decoded = (known: number) => ctx.vehicleNames.models(known, make);
  return ok({
    status: 'success',
    data: await namesTogether(ctx, year, decoded, catalogueModels(ctx, { year, make })),
  });
};
