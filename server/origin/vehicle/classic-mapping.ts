import { err, ok } from 'neverthrow';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginDatabase } from '../kernel/db/schema.ts';
import type { Verb } from '../kernel/origin-context.ts';

/** Returns the vehicle of a VIN of up to 14 characters. */
export const classicMapping: Verb<typeof vehicleCalls.classicMapping> = async ({ db }, { vin }) => {
  const classic = await findClassic(db, vin);
  if (classic === null) return err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
  return ok({ status: 'success', data: vehicleToWire(classic.vehicle) });
};

/** Returns a mapped classic vehicle and whether it is demonstration data; `null` if the VIN is not mapped. */
export async function findClassic(
  db: OriginDatabase,
  vin: string,
): Promise<{ readonly vehicle: Vehicle; readonly demonstration: boolean } | null> {
  const row = await findRow(db, 'classic_mappings', { vin });
  if (!row) return null;
  const { year, make, model, series, model_id: modelId } = row;
  return {
    vehicle: { ...unknownVehicle(vin), year, make, model, series, modelId },
    demonstration: row.demonstration === 1,
  };
}
