import type { Result } from 'neverthrow';
import { readVin, type Vin } from '#core/vehicle/vin.ts';
import type { OriginError } from '../kernel/origin-context.ts';

/** Parses the VIN of a report request. */
export function requestedVin(text: string): Result<Vin, OriginError> {
  return readVin(text).mapErr(() => ({ code: 'invalid', message: 'Wrong VIN', fields: { vin: 'Wrong VIN' } }));
}
