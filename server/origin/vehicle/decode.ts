import { err, ok } from 'neverthrow';
import type { WireAnswer } from '#contract/define-call.ts';
import type { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { Verb } from '../kernel/origin-context.ts';
import type { DecodedVin } from '../vehicle-data/decoded-vin.ts';
import { vehicleFromVin } from './vehicle-from-vin.ts';

/** Decodes a 17-character VIN. */
export const decode: Verb<typeof vehicleCalls.decode> = async ({ decoder, now }, { vin: text, year }) => {
  const vin = readVin(text);
  if (vin.isErr() || vin.value.kind !== 'standard') {
    return err({ code: 'invalid', message: 'A VIN has 17 characters.', fields: { vin: 'A VIN has 17 characters.' } });
  }
  const decoded = decoder.decode(vin.value.value, {
    currentYear: new Date(now()).getUTCFullYear(),
    ...(year !== undefined && { modelYear: year }),
  });
  return ok({ status: 'success', data: wireDecodedVin(decoded) });
};

/** Converts a decoded VIN to the API's field names. */
function wireDecodedVin(decoded: DecodedVin): WireAnswer<typeof vehicleCalls.decode>['data'] {
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
