import type { DatabaseSync } from 'node:sqlite';
import type { WeightRating } from './decoded-vin.ts';
import { numberOf, textOf } from './row-value.ts';

/** vPIC's small tables, stored in memory because each decode looks up several IDs. */
export type VpicLookups = {
  readonly body: ReadonlyMap<number, string>;
  readonly fuel: ReadonlyMap<number, string>;
  readonly drive: ReadonlyMap<number, string>;
  readonly transmission: ReadonlyMap<number, string>;
  readonly engineConfiguration: ReadonlyMap<number, string>;
  readonly country: ReadonlyMap<number, string>;
  readonly vehicleType: ReadonlyMap<number, string>;
  readonly weightRating: ReadonlyMap<number, WeightRating>;
};

type NamedTable =
  | 'BodyStyle'
  | 'FuelType'
  | 'DriveType'
  | 'Transmission'
  | 'EngineConfiguration'
  | 'Country'
  | 'VehicleType';

const OPEN_ENDED_POUNDS = 1_000_000;

/**
 * Reads the small tables once.
 *
 * @example
 * readVpicLookups(database).fuel.get(4); // 'Gasoline'
 */
export function readVpicLookups(database: DatabaseSync): VpicLookups {
  const named = (table: NamedTable) => readNames(database, table);
  return {
    body: named('BodyStyle'),
    fuel: named('FuelType'),
    drive: named('DriveType'),
    transmission: named('Transmission'),
    engineConfiguration: named('EngineConfiguration'),
    country: named('Country'),
    vehicleType: named('VehicleType'),
    weightRating: readWeightRatings(database),
  };
}

function readNames(database: DatabaseSync, table: NamedTable): Map<number, string> {
  const names = new Map<number, string>();
  for (const row of database.prepare(`SELECT Id, Name FROM ${table}`).all()) {
    const id = numberOf(row.Id);
    const name = textOf(row.Name);
    if (id !== null && name !== null) names.set(id, name);
  }
  return names;
}

function readWeightRatings(database: DatabaseSync): Map<number, WeightRating> {
  const ratings = new Map<number, WeightRating>();
  const rows = database.prepare('SELECT Id, Name, MinRangeWeight, MaxRangeWeight FROM GrossVehicleWeightRating').all();
  for (const row of rows) {
    const id = numberOf(row.Id);
    const description = textOf(row.Name);
    const minimumPounds = numberOf(row.MinRangeWeight);
    const listed = numberOf(row.MaxRangeWeight);
    if (id === null || description === null || minimumPounds === null || listed === null) continue;
    // vPIC lists 1,000 lb as the maximum of class 2H, an error for the 10,000 lb in its own description.
    const maximumPounds = listed < minimumPounds ? listed * 10 : listed;
    ratings.set(id, {
      description,
      minimumPounds,
      maximumPounds: maximumPounds >= OPEN_ENDED_POUNDS ? null : maximumPounds,
    });
  }
  return ratings;
}
