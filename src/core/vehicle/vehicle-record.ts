import { numberFrom, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { Vehicle } from './vehicle.ts';
import { vehicleFromRecord } from './vehicle-from-record.ts';

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
