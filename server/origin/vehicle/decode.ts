import { err, ok, type Result } from 'neverthrow';
import type { TakenBy, WireAnswer } from '#contract/define-call.ts';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { wireDecodedVin } from './wire-decoded-vin.ts';

/** Decodes a 17-character VIN. */
export async function decode(
  { decoder, now }: OriginContext,
  { vin: text, year }: TakenBy<typeof vehicleCalls.decode>,
): Promise<Result<WireAnswer<typeof vehicleCalls.decode>, OriginError>> {
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
