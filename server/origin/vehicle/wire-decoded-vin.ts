import type { WireAnswer } from '#contract/define-call.ts';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import type { DecodedVin } from '../vehicle-data/decoded-vin.ts';
import { vehicleFromVin } from './vehicle-from-vin.ts';

/** Converts a decoded VIN to the API's field names. */
export function wireDecodedVin(decoded: DecodedVin): WireAnswer<typeof vehicleCalls.decode>['data'] {
  return {
    ...vehicleToWire(vehicleFromVin(decoded)),
    manufacturer: decoded.manufacturer,
    cylinders: decoded.engine.cylinders,
    displacement: decoded.engine.displacementLitres,
    horsepower: decoded.engine.powerHp,
    gvwr: decoded.gvwr?.description ?? null,
    country: decoded.country,
    country_code: decoded.countryCode,
    region: decoded.region,
    error_codes: [...decoded.errorCodes],
    suggested_vin: decoded.suggestedVin,
    check_digit_valid: decoded.checkDigitValid,
  };
}
