import type { ResultAsync } from 'neverthrow';
import type { Vehicle } from '../core/vehicle/vehicle.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** Who knows what vehicle a VIN stands for (specification, section 7). */
export interface VehicleGateway {
  /** Decodes a 17-character VIN; what the data do not tell is `null` in the answer. */
  decode(vin: string, options?: CallOptions): ResultAsync<Vehicle, GatewayError>;
  /** Looks a VIN of up to 14 characters up among the mapped classics; an unmapped one is `not-found`. */
  classicMapping(vin: string, options?: CallOptions): ResultAsync<Vehicle, GatewayError>;
}
