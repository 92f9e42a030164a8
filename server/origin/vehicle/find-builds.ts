import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import { vehicleBuildSchema } from './vehicle-build-schema.ts';

/** The catalog entries of a vehicle. */
export interface FoundBuilds {
  /** In alphabetical order of their trims. */
  readonly builds: readonly VehicleBuild[];
  readonly demonstration: boolean;
}

/**
 * Returns the catalog entries of a vehicle: its own if there are any for its VIN, otherwise those of its name. The case
 * of the name does not matter.
 */
export async function findBuilds(
  db: OriginDatabase,
  { vin, year, make, model }: Pick<Vehicle, 'vin' | 'year' | 'make' | 'model'>,
): Promise<FoundBuilds> {
  const rows = await db
    .selectFrom('builds')
    .select(['vin', 'build', 'demonstration'])
    .where('year', '=', year)
    .where('make', '=', make?.toUpperCase() ?? '')
    .where('model', '=', model?.toUpperCase() ?? '')
    .where(({ or, eb }) => or([eb('vin', 'is', null), eb('vin', '=', vin)]))
    .orderBy('trim')
    .execute();
  const ownBuilds = rows.filter((row) => row.vin === vin);
  const known = ownBuilds.length > 0 ? ownBuilds : rows;
  return {
    builds: known.map(({ build }) => vehicleBuildSchema.parse(JSON.parse(build))),
    demonstration: known.some((row) => row.demonstration === 1),
  };
}
