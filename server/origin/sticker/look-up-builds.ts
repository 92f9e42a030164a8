import { err, ok } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { buildCalls } from '#contract/sticker/build-calls.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { CallResult, SignedInContext } from '../kernel/origin-context.ts';
import { catalogueMakes } from '../vehicle/catalogue-names.ts';
import { findBuilds } from '../vehicle/find-builds.ts';
import { findSuggestedBuilds } from '../vehicle/find-suggested-builds.ts';

type LookUp = Promise<CallResult<typeof buildCalls.findBuilds>>;

/** Returns the catalog entries of a vehicle, of one trim if specified; an unknown vehicle has none. */
export async function lookUpBuilds(
  { db }: SignedInContext,
  { vin, trim, ...named }: TakenBy<typeof buildCalls.findBuilds>,
): LookUp {
  const read = readVin(vin).unwrapOr(null);
  const { builds, demonstration } = await findBuilds(db, { ...named, vin: read?.value ?? '' });
  const data = builds.filter((build) => isTrim(build, trim));
  return ok({ status: 'success', data, demonstration });
}

/** Returns the same, or suggested entries of other vehicles with the same name if there are none. */
export async function lookUpForumBuilds(ctx: SignedInContext, input: TakenBy<typeof buildCalls.findBuilds>): LookUp {
  const known = await lookUpBuilds(ctx, input);
  if (known.isErr() || known.value.data.length > 0) return known;
  const { builds, demonstration } = await findSuggestedBuilds(ctx.db, input);
  return ok({ status: 'success', data: builds.filter((build) => isTrim(build, input.trim)), demonstration });
}

/**
 * Returns the catalog entries of a vehicle in a style; the specification requires a different status if there are none.
 */
export async function lookUpStyleBuilds(
  ctx: SignedInContext,
  { year, make, model, style }: TakenBy<typeof buildCalls.findStyleBuilds>,
): LookUp {
  const makes = year === null ? [] : await catalogueMakes(ctx, year);
  const spelt = makes.find((known) => withUnderscores(known) === withUnderscores(make)) ?? make;
  const { builds, demonstration } = await findBuilds(ctx.db, { vin: '', year, make: spelt, model });
  const data = builds.filter((build) => style === '' || build.style?.toUpperCase() === style.toUpperCase());
  return data.length === 0
    ? err({ code: 'declined', message: 'no data' })
    : ok({ status: 'success', data, demonstration });
}

function isTrim(build: VehicleBuild, trim: string): boolean {
  return trim === '' || build.trim.toUpperCase() === trim.toUpperCase();
}

function withUnderscores(make: string): string {
  return make.replaceAll(/[- ]/g, '_').toUpperCase();
}
