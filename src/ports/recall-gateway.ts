import type { ResultAsync } from 'neverthrow';
import type { RecallCheck } from '#core/recall/recall.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** A vehicle as recalls name it. */
export interface RecallVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** Who knows which vehicles were recalled (specification, section 7, "Recall check"). No call asks who is calling. */
export interface RecallGateway {
  /** The model years of which anything was recalled, the newest first. */
  years(options?: CallOptions): ResultAsync<readonly number[], GatewayError>;
  /** The makes of which anything of that year was recalled. */
  makes(year: number, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  /** The models of that make and year of which anything was recalled. */
  models(
    request: { readonly year: number; readonly make: string },
    options?: CallOptions,
  ): ResultAsync<readonly string[], GatewayError>;
  /** The recalls of the vehicle with this VIN; an unknown one is not checked. */
  byVin(vin: string, options?: CallOptions): ResultAsync<RecallCheck, GatewayError>;
  /** The recalls of a vehicle by name; one that the data do not cover is not checked. */
  byVehicle(vehicle: RecallVehicle, options?: CallOptions): ResultAsync<RecallCheck, GatewayError>;
}
