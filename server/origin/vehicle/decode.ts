import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { readVin } from '../../../src/core/vehicle/vin.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { vehicleFromVin, type WireVehicle, wireVehicle } from './wire-vehicle.ts';

/** Fields of GET /api/decode. */
export const decodeInput = z.object({ vin: z.string().max(64) });

/** Tells what a 17-character VIN stands for. */
export async function decode(
  { decoder, now }: OriginContext,
  { vin: text }: z.infer<typeof decodeInput>,
): Promise<Result<{ status: 'success'; data: WireVehicle }, OriginError>> {
  const vin = readVin(text);
  if (vin.isErr() || vin.value.kind !== 'standard') {
    return err({ code: 'invalid', message: 'A VIN has 17 characters.', fields: { vin: 'A VIN has 17 characters.' } });
  }
  const decoded = decoder.decode(vin.value.value, { currentYear: new Date(now()).getUTCFullYear() });
  return ok({ status: 'success', data: wireVehicle(vehicleFromVin(decoded)) });
}
