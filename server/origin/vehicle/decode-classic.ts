import { err, ok } from 'neverthrow';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import { readClassicVin } from '#core/vehicle/classic-vin.ts';
import type { Verb } from '../kernel/origin-context.ts';
import { findClassic } from './classic-mapping.ts';

/** Decodes a classic VIN with its mapping, because most manufacturers' formats contain neither make nor model. */
export const decodeClassic: Verb<typeof vehicleCalls.decodeClassic> = async ({ db }, { vin }) => {
  const classic = await findClassic(db, vin);
  if (classic === null) return err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
  const { vehicle, demonstration } = classic;
  return ok({ status: 'success', data: { ...vehicleToWire(vehicle), readings: readClassicVin(vin), demonstration } });
};
