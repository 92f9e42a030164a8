import type { ResultAsync } from 'neverthrow';
import type { RecallCheck } from '#core/recall/recall.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** A vehicle as identified in recalls. */
export interface RecallVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** Provides recalls of vehicles (specification, section 7, "Recall check"). No call requires a sign-in. */
export interface RecallGateway {
  /** Returns the model years with recalls, the newest first. */
  years(options?: CallOptions): ResultAsync<readonly number[], GatewayError>;
  /** Returns the makes with recalls in that year. */
  makes(year: number, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  /** Returns the models of that make and year with recalls. */
  models(
    request: { readonly year: number; readonly make: string },
    options?: CallOptions,
  ): ResultAsync<readonly string[], GatewayError>;
  /** Returns the recalls of the vehicle with this VIN; an unknown vehicle is reported as not checked. */
  byVin(vin: string, options?: CallOptions): ResultAsync<RecallCheck, GatewayError>;
  /** Returns the recalls of a vehicle by name; a vehicle without coverage is reported as not checked. */
  byVehicle(vehicle: RecallVehicle, options?: CallOptions): ResultAsync<RecallCheck, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type RecallCalls<Name extends keyof RecallGateway> = { readonly recalls: Pick<RecallGateway, Name> };
