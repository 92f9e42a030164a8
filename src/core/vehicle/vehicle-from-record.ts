import { listFrom, numberFrom, type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';
import { unknownVehicle, type Vehicle } from './vehicle.ts';

/** The possible names of a field in order of precedence (specification, section 3). */
const YEAR_NAMES = ['year', 'vehicle_year', 'Year', 'Model Year'];
const MAKE_NAMES = ['make', 'vehicle_make', 'Make'];
const MODEL_NAMES = ['model', 'vehicle_model', 'Model'];
const SERIES_NAMES = ['series', 'series2'];

/** The year of the first automobile; lower numbers are placeholders such as `0`. */
const FIRST_VEHICLE_YEAR = 1886;
/** Higher numbers are placeholders such as `9999`, which recall data uses for "unknown". */
const LAST_VEHICLE_YEAR = 2999;

/**
 * Reads a vehicle from a raw record with any of the supported field names. The first name with a value takes
 * precedence; blank text, invalid numbers and impossible years count as missing. A value that is not a record results
 * in an unknown vehicle.
 *
 * Source: specification, section 3 (VEH-01, VEH-03).
 *
 * @example
 * vehicleFromRecord({ 'Model Year': '1979', vehicle_make: 'Ford', series2: 'F-100' }).year; // 1979
 */
export function vehicleFromRecord(value: unknown): Vehicle {
  const record = recordFrom(value) ?? {};
  return {
    ...unknownVehicle(textFrom(record.vin) ?? ''),
    year: firstOf(record, YEAR_NAMES, yearFrom),
    make: firstOf(record, MAKE_NAMES, textFrom),
    model: firstOf(record, MODEL_NAMES, textFrom),
    modelId: textFrom(record.model_id),
    series: firstOf(record, SERIES_NAMES, textFrom),
    trim: textFrom(record.trim),
    body: textFrom(record.body),
    doors: numberFrom(record.doors),
    engine: textFrom(record.engine),
    fuel: textFrom(record.fuel),
    drive: textFrom(record.drive),
    transmission: textFrom(record.transmission),
    vehicleType: textFrom(record.vehicle_type),
    plant: textFrom(record.plant),
    isEurope: isEuropeanRecord(record),
  };
}

function firstOf<Fact>(
  record: PayloadRecord,
  names: readonly string[],
  read: (value: unknown) => Fact | null,
): Fact | null {
  for (const name of names) {
    const fact = read(record[name]);
    if (fact !== null) return fact;
  }
  return null;
}

function yearFrom(value: unknown): number | null {
  const year = numberFrom(value);
  return year !== null && Number.isInteger(year) && year >= FIRST_VEHICLE_YEAR && year <= LAST_VEHICLE_YEAR
    ? year
    : null;
}

function isEuropeanRecord(record: PayloadRecord): boolean {
  const sources = [record.source, ...listFrom(record.source)];
  if (sources.some((source) => /europe/i.test(textFrom(source) ?? ''))) return true;
  return [record, recordFrom(record.data)].some((part) => (part?.['General Information'] ?? null) !== null);
}

/**
 * A vehicle with the origin's record about it. `null` means not stated.
 *
 * Source: specification, section 3.
 */
export interface VehicleRecord extends Vehicle {
  readonly modelName: string | null;
  readonly style: string | null;
  /** As stated by the origin, in miles unless its source states otherwise. */
  readonly mileage: number | null;
  readonly auction: string | null;
  readonly source: string | null;
  /** The creation date of the record, in the origin's date format. */
  readonly created: string | null;
  /** Any other data of the record, unchanged. */
  readonly data: unknown;
  /** The owner of the record: their token if stated, otherwise their ID. */
  readonly userId: string | null;
}

/**
 * Reads a vehicle with all its record data from a raw record.
 *
 * Source: specification, section 3 (VEH-01 to VEH-03).
 *
 * @example
 * vehicleRecordFrom({ vin: '1HGCM82693A000001', mileage: '52000', user_id: 7 }).userId; // '7'
 */
export function vehicleRecordFrom(value: unknown): VehicleRecord {
  const record = recordFrom(value) ?? {};
  return {
    ...vehicleFromRecord(record),
    modelName: textFrom(record.model_name),
    style: textFrom(record.style),
    mileage: numberFrom(record.mileage),
    auction: textFrom(record.auction),
    source: textFrom(record.source),
    created: textFrom(record.created),
    data: record.data ?? null,
    userId: textFrom(record.token) ?? textFrom(record.user_id),
  };
}
