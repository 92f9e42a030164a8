import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleCalls, VinVerdict } from '#ports/vehicle-gateway.ts';
import { readVin } from './vin.ts';

/** The default kind of document that a VIN is validated for (specification, section 7). */
export const DEFAULT_VALIDATION_TYPE = 'report';

/** The VIN to validate, as typed. */
export interface ValidateVinInput {
  readonly vin: string;
  readonly type?: string;
}

/** The reasons why the validation failed to return a result. */
export type ValidateVinError = GatewayError | { readonly code: 'vin-missing' };

/** Returns whether the origin considers a VIN valid. */
export type ValidateVin = (input: ValidateVinInput, options?: CallOptions) => ResultAsync<VinVerdict, ValidateVinError>;

/**
 * Creates the use case that validates a VIN. The server decides, so all input is sent, even if no local rule accepts it
 * as a VIN.
 *
 * Source: specification, sections 5 and 7 (RPT-10, VEH-08).
 *
 * @example
 * const verdict = await createValidateVin({ vehicles })({ vin: '1HGCM82693A000001' });
 */
export function createValidateVin({ vehicles }: VehicleCalls<'validate'>): ValidateVin {
  return ({ vin, type = DEFAULT_VALIDATION_TYPE }, options) => {
    const typed = vin.trim();
    if (typed === '') return errAsync({ code: 'vin-missing' });
    const value = readVin(typed).match(
      (read) => read.value,
      () => typed,
    );
    return vehicles.validate({ vin: value, type }, options);
  };
}
