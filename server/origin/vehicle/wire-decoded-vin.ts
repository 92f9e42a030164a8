import type { DecodedVin, VinErrorCode } from '../vehicle-data/decoded-vin.ts';
import { vehicleFromVin, type WireVehicle, wireVehicle } from './wire-vehicle.ts';

/** What GET /api/decode tells: the vehicle, its parts as numbers, and how far the VIN is to be trusted. */
export interface WireDecodedVin extends WireVehicle {
  readonly manufacturer: string | null;
  readonly cylinders: number | null;
  /** Litres. */
  readonly displacement: number | null;
  /** Brake horsepower. */
  readonly horsepower: number | null;
  /** Gross vehicle weight rating in vPIC's words, such as `Class 1: 6,000 lb or less (2,722 kg or less)`. */
  readonly gvwr: string | null;
  /** Country of the maker in English, after ISO 3780. */
  readonly country: string | null;
  readonly country_code: string | null;
  readonly region: string | null;
  /** vPIC's findings, in ascending order; `[0]` when there is nothing to say. */
  readonly error_codes: readonly VinErrorCode[];
  /** The one VIN that may have been meant; a suggestion, never taken unasked. */
  readonly suggested_vin: string | null;
  /** `null` where no check digit is asked for. */
  readonly check_digit_valid: boolean | null;
}

/** Names what a VIN tells as on the wire. */
export function wireDecodedVin(decoded: DecodedVin): WireDecodedVin {
  return {
    ...wireVehicle(vehicleFromVin(decoded)),
    manufacturer: decoded.manufacturer,
    cylinders: decoded.engine.cylinders,
    displacement: decoded.engine.displacementLitres,
    horsepower: decoded.engine.powerHp,
    gvwr: decoded.gvwr?.description ?? null,
    country: decoded.country,
    country_code: decoded.countryCode,
    region: decoded.region,
    error_codes: decoded.errorCodes,
    suggested_vin: decoded.suggestedVin,
    check_digit_valid: decoded.checkDigitValid,
  };
}
