import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import type { Vehicle } from './vehicle.ts';
import { readVin, type VinError } from './vin.ts';

/** What can go wrong when a VIN is decoded: the text is no VIN, or the origin has no answer. */
export type DecodeVehicleError =
  | VinError
  | GatewayError
  | { readonly code: 'wrong-vin'; readonly message: 'Wrong VIN' };

/** Tells what vehicle a VIN stands for. */
export type DecodeVehicle = (vin: string, options?: CallOptions) => ResultAsync<Vehicle, DecodeVehicleError>;

/**
 * Makes the use case that decodes a VIN: 17 characters by the decoder, 14 or fewer by the classic mapping.
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

/** An origin that knows no mapping says the VIN is wrong; any other failure stays what it is (specification, section 8). */
function wrongVinWhenNotFound(error: GatewayError): DecodeVehicleError {
  return error.code === 'not-found' ? { code: 'wrong-vin', message: 'Wrong VIN' } : error;
}
