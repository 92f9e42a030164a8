import { numberFrom, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { Vehicle } from './vehicle.ts';
import { vehicleFromRecord } from './vehicle-from-record.ts';

/**
 * A vehicle together with what the origin has on record about it. `null` means: not told.
 *
 * Source: specification, section 3.
 */
export interface VehicleRecord extends Vehicle {
  readonly modelName: string | null;
  readonly style: string | null;
  /** As the origin counts it, in miles unless its source says otherwise. */
  readonly mileage: number | null;
  readonly auction: string | null;
  readonly source: string | null;
  /** When the record was made, as the origin writes dates. */
  readonly created: string | null;
  /** Whatever else came with the record, untouched. */
  readonly data: unknown;
  /** Whose record it is: the owner's token where it is told, else their id. */
  readonly userId: string | null;
}

/**
 * Reads a raw record into a vehicle with all that is on record about it.
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
