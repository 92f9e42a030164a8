import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions, UseCase } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { LicensePlate, VehicleCalls } from '#ports/vehicle-gateway.ts';
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
export function createDecodeVehicle({ vehicles }: VehicleCalls<'decode' | 'classicMapping'>): DecodeVehicle {
  return (text, options) =>
    readVin(text).asyncAndThen((vin) =>
      vin.kind === 'standard'
        ? vehicles.decode(vin.value, options)
        : vehicles.classicMapping(vin.value, options).mapErr(wrongVinWhenNotFound),
    );
}

/** A missing mapping is reported as a wrong VIN; other failures are passed on (specification, section 8). */
function wrongVinWhenNotFound(error: GatewayError): DecodeVehicleError {
  return error.code === 'not-found' ? { code: 'wrong-vin', message: 'Wrong VIN' } : error;
}

/** The reasons why a classic was not decoded. */
export type DecodeClassicError = VinError | GatewayError;

/** Decodes the VIN of a classic for a person, or for a visitor who entered an email address. */
export type DecodeClassic = UseCase<{ readonly vin: string; readonly email: string }, Vehicle, DecodeClassicError>;

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
export function createDecodeClassic({ vehicles }: VehicleCalls<'decodeClassic'>): DecodeClassic {
  return ({ vin, email }, options) =>
    readVin(vin).asyncAndThen(({ value }) => vehicles.decodeClassic({ vin: value, email: email.trim() }, options));
}

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
export function createDecodePlate({ vehicles }: VehicleCalls<'decodePlate'>): DecodePlate {
  return (typed, options) => {
    const plate = typed.plate.trim().toUpperCase();
    const state = typed.state.trim().toUpperCase();
    if (plate === '') return errAsync({ code: 'plate-missing' });
    if (state === '') return errAsync({ code: 'state-missing' });
    return vehicles.decodePlate({ plate, state }, options);
  };
}

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
export function createDecodeTrim({ vehicles }: VehicleCalls<'decodeTrim'>): DecodeTrim {
  return ({ vehicle: { vin, year, make, model }, trim }, options) =>
    make === null || model === null
      ? errAsync({ code: 'vehicle-unknown' })
      : vehicles.decodeTrim({ vin, year, make, model, selectedTrim: trim }, options);
}
