import { err, ok, ResultAsync } from 'neverthrow';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OriginContext, Verb } from '../kernel/origin-context.ts';
import type { PlateHolder } from '../kernel/ports/plate-source.ts';
import { createPlateProvider } from '../providers/plates/plate-provider.ts';
import { createPlateTable } from './plate-table.ts';
import { vehicleOfVin } from './vehicle-of-vin.ts';

/** Finds the vehicle of a license plate: with the operator's provider or, if there is none, in the imported plates. */
export const decodePlate: Verb<typeof vehicleCalls.decodePlate> = async (ctx, plate) => {
  const source = ctx.plateProviderUrl === null ? createPlateTable(ctx.db) : createPlateProvider(ctx.plateProviderUrl);
  const holder = await ResultAsync.fromPromise<PlateHolder | null, unknown>(source.find(plate), (error) => error);
  if (holder.isErr()) {
    ctx.logger.warn({ err: holder.error }, 'The plate provider did not respond.');
    return err({ code: 'unavailable', message: 'Plates cannot be looked up at the moment.' });
  }
  if (holder.value === null) return err({ code: 'not-found', message: 'No such plate is known.' });
  const { vin, demonstration } = holder.value;
  return ok({ status: 'success', data: { ...vehicleToWire(await vehicleWith(ctx, vin)), demonstration } });
};

/** A VIN of an unknown vehicle is a valid result, too. */
async function vehicleWith(ctx: OriginContext, vin: string) {
  const read = readVin(vin).unwrapOr(null);
  const identified = read && (await vehicleOfVin(ctx, read));
  return identified?.vehicle ?? unknownVehicle(vin);
}
