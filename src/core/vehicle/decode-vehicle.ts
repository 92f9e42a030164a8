import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import type { Vehicle } from './vehicle.ts';
import { readVin, type VinError } from './vin.ts';

/** The reasons why a VIN was not decoded: invalid text, or a failure of the origin. */
export type DecodeVehicleError =
  | VinError
  | GatewayError
  | { readonly code: 'wrong-vin'; readonly message: 'Wrong VIN' };

/** Returns the vehicle of a VIN. */
export type DecodeVehicle = (vin: string, options?: CallOptions) => ResultAsync<Vehicle, DecodeVehicleError>;

/**
 * Creates the use case that decodes a VIN: 17 characters with the decoder, 14 or fewer with the classic mapping.
 *
 * Source: specification, sections 4 and 7 (VEH-07, VEH-09).
 *
 * @example
 * const decodeVehicle = createDecodeVehicle({ vehicles });
 * const vehicle = await decodeVehicle('1HGCM82633A004352');
 */
export function createDecodeVehicle({
  vehicles,
}: {
  readonly vehicles: Pick<VehicleGateway, 'decode' | 'classicMapping'>;
}): DecodeVehicle {
  return (text, options) =>
    readVin(text).match(
      (vin): ResultAsync<Vehicle, DecodeVehicleError> =>
        vin.kind === 'standard'
          ? vehicles.decode(vin.value, options)
          : vehicles.classicMapping(vin.value, options).mapErr(wrongVinWhenNotFound),
      (error) => errAsync(error),
    );
}

/** A missing mapping is reported as a wrong VIN; other failures are passed on (specification, section 8). */
function wrongVinWhenNotFound(error: GatewayError): DecodeVehicleError {
  return error.code === 'not-found' ? { code: 'wrong-vin', message: 'Wrong VIN' } : error;
}
