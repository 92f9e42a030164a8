import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import type { Vehicle } from './vehicle.ts';
import { readVin, type VinError } from './vin.ts';

/** The reasons why a classic was not decoded. */
export type DecodeClassicError = VinError | GatewayError;

/** Decodes the VIN of a classic for a person, or for a visitor who entered an email address. */
export type DecodeClassic = (
  input: { readonly vin: string; readonly email: string },
  options?: CallOptions,
) => ResultAsync<Vehicle, DecodeClassicError>;

/**
 * Creates the use case that decodes a classic. It also accepts 17-character VINs, because cars of 1981 are classics
 * too.
 *
 * Source: specification, section 7 (VEH-09).
 *
 * @example
 * const decodeClassic = createDecodeClassic({ vehicles });
 * const vehicle = await decodeClassic({ vin: '7F03C000001', email: 'user@demo.vinport.example' });
 */
export function createDecodeClassic({
  vehicles,
}: {
  readonly vehicles: Pick<VehicleGateway, 'decodeClassic'>;
}): DecodeClassic {
  return ({ vin, email }, options) =>
    readVin(vin).match(
      ({ value }): ResultAsync<Vehicle, DecodeClassicError> =>
        vehicles.decodeClassic({ vin: value, email: email.trim() }, options),
      (error) => errAsync(error),
    );
}
