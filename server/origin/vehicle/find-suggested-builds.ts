import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { FoundBuilds } from './find-builds.ts';
import { vehicleBuildSchema } from './vehicle-build-schema.ts';

/**
 * Finds how other vehicles of a name were built, each known by its own VIN. It need not be how this one was: it is no
 * part of the catalogue, but something to go by where that has nothing.
 */
export async function findSuggestedBuilds(
  db: OriginDatabase,
  { year, make, model }: Pick<Vehicle, 'year' | 'make' | 'model'>,
): Promise<FoundBuilds> {
  const rows = await db
    .selectFrom('builds')
    .select(['build', 'demonstration'])
    .where('year', '=', year)
    .where('make', '=', make?.toUpperCase() ?? '')
    .where('model', '=', model?.toUpperCase() ?? '')
    .where('vin', 'is not', null)
    .orderBy('trim')
    .orderBy('id')
    .limit(MAX_BUILDS)
    .execute();
  return {
    builds: rows.map(({ build }) => vehicleBuildSchema.parse(JSON.parse(build))),
    demonstration: rows.some((row) => row.demonstration === 1),
  };
}

const MAX_BUILDS = 20;
