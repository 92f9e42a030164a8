import { err, ok } from 'neverthrow';
import type { buildCalls } from '#contract/sticker/build-calls.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { catalogueMakes } from '../vehicle/catalogue-names.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { findSuggestedBuilds } from '../vehicle/find-suggested-builds.ts';

type LookUp = Verb<typeof buildCalls.findBuilds, SignedInContext>;

/** Returns the catalog entries of a vehicle, of one trim if specified; an unknown vehicle has none. */
export const lookUpBuilds: LookUp = async ({ db }, { vin, trim, ...named }) => {
  const read = readVin(vin).unwrapOr(null);
  const { builds, demonstration } = await findBuilds(db, { ...named, vin: read?.value ?? '' });
  const data = builds.filter((build) => isTrim(build, trim));
  return ok({ status: 'success', data, demonstration });
};

/** Returns the same, or suggested entries of other vehicles with the same name if there are none. */
export const lookUpForumBuilds: LookUp = async (ctx, input) => {
  const known = await lookUpBuilds(ctx, input);
  if (known.isErr() || known.value.data.length > 0) return known;
  const { builds, demonstration } = await findSuggestedBuilds(ctx.db, input);
  return ok({ status: 'success', data: builds.filter((build) => isTrim(build, input.trim)), demonstration });
};

/**
 * Returns the catalog entries of a vehicle in a style; the specification requires a different status if there are none.
 */
export const lookUpStyleBuilds: Verb<typeof buildCalls.findStyleBuilds, SignedInContext> = async (
  ctx,
  { year, make, model, style },
) => {
  const makes = year === null ? [] : await catalogueMakes(ctx, year);
  const spelt = makes.find((known) => withUnderscores(known) === withUnderscores(make)) ?? make;
  const { builds, demonstration } = await findBuilds(ctx.db, { vin: '', year, make: spelt, model });
  const data = builds.filter((build) => style === '' || build.style?.toUpperCase() === style.toUpperCase());
  return data.length === 0
    ? err({ code: 'declined', message: 'no data' })
    : ok({ status: 'success', data, demonstration });
};

function isTrim(build: VehicleBuild, trim: string): boolean {
  return trim === '' || build.trim.toUpperCase() === trim.toUpperCase();
}

function withUnderscores(make: string): string {
  return make.replaceAll(/[- ]/g, '_').toUpperCase();
}
