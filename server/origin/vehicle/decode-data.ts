import { err, ok } from 'neverthrow';
import type { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import { hasStickerSubstance } from '#core/sticker/sticker-substance.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { Verb } from '../kernel/origin-context.ts';
import { findBuilds } from './find-builds.ts';
import { vehicleOfVin } from './vehicle-of-vin.ts';

/** Returns the vehicle of a VIN of any age for a landing page, and its trims in the catalog. */
export const decodeData: Verb<typeof vehicleNameCalls.decodeData> = async (ctx, { vin: text }) => {
  const vin = readVin(text);
  if (vin.isErr()) {
    const message = 'A VIN has 17 characters, or up to 14 before 1981.';
    return err({ code: 'invalid', message, fields: { vin: message } });
  }
  const identified = await vehicleOfVin(ctx, vin.value);
  if (identified === null) return err({ code: 'not-found', message: 'No mapping is known for this VIN.' });
  const { vehicle } = identified;
  const { builds, demonstration } = await findBuilds(ctx.db, vehicle);
  const trims = builds.filter(hasStickerSubstance).map(({ trim }) => trim);
  return ok({ status: 'success', data: { ...vehicleToWire(vehicle), trims, demonstration } });
};
