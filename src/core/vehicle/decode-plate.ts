import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { LicensePlate, VehicleGateway } from '#ports/vehicle-gateway.ts';
import type { Vehicle } from './vehicle.ts';

/** The reasons why no vehicle was found: missing input, or a failure of the origin. */
export type DecodePlateError = GatewayError | { readonly code: 'plate-missing' | 'state-missing' };

/** Returns the vehicle with a license plate. */
export type DecodePlate = (plate: LicensePlate, options?: CallOptions) => ResultAsync<Vehicle, DecodePlateError>;

/**
 * Creates the use case that finds a vehicle by its license plate. Plate and state are sent in uppercase without
 * surrounding spaces.
 *
 * Source: specification, section 7 (VEH-09).
 *
 * @example
 * const vehicle = await createDecodePlate({ vehicles })({ plate: 'demo 001', state: 'ca' });
 */
export function createDecodePlate({
  vehicles,
}: {
  readonly vehicles: Pick<VehicleGateway, 'decodePlate'>;
}): DecodePlate {
  return (typed, options) => {
    const plate = typed.plate.trim().toUpperCase();
    const state = typed.state.trim().toUpperCase();
    if (plate === '') return errAsync({ code: 'plate-missing' });
    if (state === '') return errAsync({ code: 'state-missing' });
    return vehicles.decodePlate({ plate, state }, options);
  };
}
