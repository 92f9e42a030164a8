import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { FoundBuilds } from './find-builds.ts';
import { vehicleBuildSchema } from './vehicle-build-schema.ts';

/**
 * Returns entries of other vehicles with the same name, each for its own VIN. This vehicle may be different: the
 * entries are only suggestions if the catalog has none.
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
