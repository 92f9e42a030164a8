import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import type { PlateHolder } from '../kernel/ports/plate-source.ts';
import { createPlateProvider } from '../providers/plates/plate-provider.ts';
import { plateSchema, plateStateSchema } from './plate.ts';
import { createPlateTable } from './plate-table.ts';
import { vehicleOfVin } from './vehicle-of-vin.ts';
import { type WireVehicle, wireVehicle } from './wire-vehicle.ts';

/** Fields of GET /api-cwa/license_plate_decode. */
export const decodePlateInput = z.object({ plate: plateSchema, state: plateStateSchema });

/** The vehicle that bears a plate, and whether the plate is a demonstration's. */
export type DecodedPlate = WireVehicle & { readonly demonstration: boolean };

/** Finds the vehicle that bears a plate: at the operator's provider, or among the imported plates where there is none. */
export async function decodePlate(
  ctx: OriginContext,
  plate: z.infer<typeof decodePlateInput>,
  caller: string,
): Promise<Result<{ status: 'success'; data: DecodedPlate }, OriginError>> {
  const counted = await limitCalls(ctx, [{ limit: 'plateByCaller', by: caller }]);
  if (counted.isErr()) return err(counted.error);
  const source = ctx.plateProviderUrl === null ? createPlateTable(ctx.db) : createPlateProvider(ctx.plateProviderUrl);
  const holder = await ResultAsync.fromPromise<PlateHolder | null, unknown>(source.find(plate), (error) => error);
  if (holder.isErr()) {
    ctx.logger.warn({ err: holder.error }, 'The plate provider does not answer.');
    return err({ code: 'unavailable', message: 'Plates cannot be looked up at the moment.' });
  }
  if (holder.value === null) return err({ code: 'not-found', message: 'No such plate is known.' });
  const { vin, demonstration } = holder.value;
  return ok({ status: 'success', data: { ...wireVehicle(await vehicleWith(ctx, vin)), demonstration } });
}

/** A VIN that nothing is known of is an answer all the same. */
async function vehicleWith(ctx: OriginContext, vin: string) {
  const read = readVin(vin).unwrapOr(null);
  const identified = read && (await vehicleOfVin(ctx, read));
  return identified?.vehicle ?? unknownVehicle(vin);
}
