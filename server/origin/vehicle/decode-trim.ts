import { err, ok } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { findBuilds } from './find-builds.ts';
import { vehicleOfVin } from './vehicle-of-vin.ts';

/** Returns a vehicle with the selected trim, which must be in the VIN or the catalog. */
export const decodeTrim: Verb<typeof vehicleCalls.decodeTrim, SignedInContext> = async (
  ctx,
  { selectedtrim: wanted, ...input },
) => {
  const vehicle = await vehicleFrom(ctx, input);
  const { builds } = await findBuilds(ctx.db, vehicle);
  const trims = [...builds.map(({ trim }) => trim), ...(vehicle.trim === null ? [] : [vehicle.trim])];
  const trim = trims.find((known) => known.toUpperCase() === wanted.toUpperCase());
  if (trim === undefined) return err({ code: 'not-found', message: 'No such trim of this vehicle is known.' });
  return ok({ status: 'success', data: vehicleToWire({ ...vehicle, trim }) });
};

async function vehicleFrom(
  ctx: SignedInContext,
  { vin, year, make, model }: Omit<TakenBy<typeof vehicleCalls.decodeTrim>, 'selectedtrim'>,
): Promise<Vehicle> {
  const read = readVin(vin).unwrapOr(null);
  const identified = read && (await vehicleOfVin(ctx, read));
  const vehicle = identified?.vehicle ?? unknownVehicle(read?.value ?? '');
  return {
    ...vehicle,
    year: vehicle.year ?? year,
    make: vehicle.make ?? (make || null),
    model: vehicle.model ?? (model || null),
  };
}
