import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { unknownVehicle, type Vehicle } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { findBuilds } from './find-builds.ts';
import { vehicleOfVin } from './vehicle-of-vin.ts';
import { vehicleYearOrNone } from './vehicle-year.ts';
import { type WireVehicle, wireVehicle } from './wire-vehicle.ts';

const name = z.string().trim().max(100);

/** Fields of POST /api-cwa/decode-trim. Year, make and model count where the VIN tells none. */
export const decodeTrimInput = z.object({
  vin: z.string().max(64),
  year: vehicleYearOrNone.default(null),
  make: name.default(''),
  model: name.default(''),
  selectedtrim: name.min(1),
});

/** Tells what a vehicle is in the picked trim, which the VIN or the catalogue must know. */
export async function decodeTrim(
  ctx: SignedInContext,
  { selectedtrim: wanted, ...input }: z.infer<typeof decodeTrimInput>,
): Promise<Result<{ status: 'success'; data: WireVehicle }, OriginError>> {
  const vehicle = await vehicleFrom(ctx, input);
  const { builds } = await findBuilds(ctx.db, vehicle);
  const trims = [...builds.map(({ trim }) => trim), ...(vehicle.trim === null ? [] : [vehicle.trim])];
  const trim = trims.find((known) => known.toUpperCase() === wanted.toUpperCase());
  if (trim === undefined) return err({ code: 'not-found', message: 'No such trim of this vehicle is known.' });
  return ok({ status: 'success', data: wireVehicle({ ...vehicle, trim }) });
}

async function vehicleFrom(
  ctx: SignedInContext,
  { vin, year, make, model }: Omit<z.infer<typeof decodeTrimInput>, 'selectedtrim'>,
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
