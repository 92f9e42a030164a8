import type { DecodeVehicleError } from '#core/vehicle/decode-vehicle.ts';
import type { VinError } from '#core/vehicle/vin.ts';

/** Any way a call to the origin can fail, as returned by use cases. */
export type CallError = Exclude<DecodeVehicleError, VinError | { code: 'wrong-vin' }>;
