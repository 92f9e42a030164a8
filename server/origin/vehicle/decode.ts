import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { readVin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { type WireDecodedVin, wireDecodedVin } from './wire-decoded-vin.ts';

/** Fields of GET /api/decode. `year` is the model year that the asker believes it to be. */
export const decodeInput = z.object({
  vin: z.string().max(64),
  year: z.coerce.number().int().min(1980).max(2100).optional(),
});

/** Tells what a 17-character VIN stands for. */
export async function decode(
  { decoder, now }: OriginContext,
  { vin: text, year }: z.infer<typeof decodeInput>,
): Promise<Result<{ status: 'success'; data: WireDecodedVin }, OriginError>> {
  const vin = readVin(text);
  if (vin.isErr() || vin.value.kind !== 'standard') {
    return err({ code: 'invalid', message: 'A VIN has 17 characters.', fields: { vin: 'A VIN has 17 characters.' } });
  }
  const decoded = decoder.decode(vin.value.value, {
    currentYear: new Date(now()).getUTCFullYear(),
    ...(year !== undefined && { modelYear: year }),
  });
  return ok({ status: 'success', data: wireDecodedVin(decoded) });
}
