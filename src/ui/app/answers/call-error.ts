import type { DecodeVehicleError } from '#core/vehicle/decode-vehicle.ts';
import type { VinError } from '#core/vehicle/vin.ts';

/** Any way a call to the origin can fail, as returned by use cases. */
export type CallError = Exclude<DecodeVehicleError, VinError | { code: 'wrong-vin' }>;

const STATUS_OF: Readonly<Record<string, number>> = {
  refused: 400,
  'signed-out': 401,
  'no-credit': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-many-requests': 429,
};

/** Returns the status of a page whose call failed: below 500 if the call was refused, 502 if the origin failed. */
export function callErrorStatus({ code }: { readonly code: string }): number {
  return Object.hasOwn(STATUS_OF, code) ? (STATUS_OF[code] ?? 502) : 502;
}
