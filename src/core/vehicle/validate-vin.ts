import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { VehicleGateway, VinVerdict } from '#ports/vehicle-gateway.ts';
import { readVin } from './vin.ts';

/** For which kind of document a VIN is judged unless another is named (specification, section 7). */
export const DEFAULT_VALIDATION_TYPE = 'report';

/** Which VIN is to be judged, as it was typed. */
export interface ValidateVinInput {
  readonly vin: string;
  readonly type?: string;
}

/** Why there is no verdict. */
export type ValidateVinError = GatewayError | { readonly code: 'vin-missing' };

/** Asks the origin whether a VIN is valid. */
export type ValidateVin = (input: ValidateVinInput, options?: CallOptions) => ResultAsync<VinVerdict, ValidateVinError>;

/**
 * Makes the use case that has a VIN judged. The server is the judge: whatever was typed goes to it, also what no rule of
 * ours takes for a VIN.
 *
 * Source: specification, sections 5 and 7 (RPT-10, VEH-08).
 *
 * @example
 * const verdict = await createValidateVin({ vehicles })({ vin: '1HGCM82693A000001' });
 */
export function createValidateVin({ vehicles }: { readonly vehicles: Pick<VehicleGateway, 'validate'> }): ValidateVin {
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
