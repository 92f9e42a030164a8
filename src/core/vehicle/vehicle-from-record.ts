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
