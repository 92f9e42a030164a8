import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import type { Vehicle } from './vehicle.ts';

/** The reasons why a trim was not decoded; `vehicle-unknown` if make or model is unknown. */
export type DecodeTrimError = GatewayError | { readonly code: 'vehicle-unknown' };

/** Returns the data of a vehicle in the picked trim. */
export type DecodeTrim = (
  input: { readonly vehicle: Vehicle; readonly trim: string },
  options?: CallOptions,
) => ResultAsync<Vehicle, DecodeTrimError>;

/**
 * Creates the use case that decodes a vehicle in a picked trim. A sign-in is required.
 *
 * Source: specification, section 7 (VEH-09).
 *
 * @example
 * const vehicle = await createDecodeTrim({ vehicles })({ vehicle: draft.vehicle, trim: 'EX-V6' });
 */
export function createDecodeTrim({ vehicles }: { readonly vehicles: Pick<VehicleGateway, 'decodeTrim'> }): DecodeTrim {
  return ({ vehicle: { vin, year, make, model }, trim }, options) =>
    make === null || model === null
      ? errAsync({ code: 'vehicle-unknown' })
      : vehicles.decodeTrim({ vin, year, make, model, selectedTrim: trim }, options);
}
