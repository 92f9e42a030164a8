import type { ResultAsync } from 'neverthrow';
import type { BulkCheck, BulkCheckProgress } from '#core/vehicle/bulk-check.ts';
import type { VehicleRecord } from '#core/vehicle/vehicle-from-record.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** The license plate of a vehicle. */
export interface LicensePlate {
  readonly plate: string;
  /** The two-letter code of the state that issued it. */
  readonly state: string;
}

/** A vehicle with a picked trim. */
export interface DecodeTrimRequest {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly selectedTrim: string;
}

/** The origin's verdict on a VIN. */
export interface VinVerdict {
  readonly isValid: boolean;
  /** The origin's own text, if any. */
  readonly message: string | null;
}

/** The options for checking a list, in addition to the common ones. */
export interface BulkCheckOptions extends CallOptions {
  /** Receives the progress of the check, if the origin reports it. */
  readonly onProgress?: (progress: BulkCheckProgress) => void;
}

/** Identifies vehicles by VIN or license plate (specification, section 7). */
export interface VehicleGateway {
  /** Decodes a 17-character VIN; missing data is `null` in the result. */
  decode(vin: string, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Looks up a VIN of up to 14 characters in the classic mapping; an unmapped VIN is `not-found`. */
  classicMapping(vin: string, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Decodes a classic VIN for the person with this address; an unknown VIN is `not-found`. */
  decodeClassic(
    request: { readonly vin: string; readonly email: string },
    options?: CallOptions,
  ): ResultAsync<VehicleRecord, GatewayError>;
  /** Returns the vehicle of a license plate, including its VIN; an unknown plate is `not-found`. */
  decodePlate(plate: LicensePlate, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Decodes a vehicle in the picked trim. Requires a signed-in person. */
  decodeTrim(request: DecodeTrimRequest, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Returns whether a VIN is valid for a kind of document, such as `report`. */
  validate(
    request: { readonly vin: string; readonly type: string },
    options?: CallOptions,
  ): ResultAsync<VinVerdict, GatewayError>;
  /**
   * Decodes and checks the VINs of a CSV file, at most `MAX_BULK_VINS` in `MAX_BULK_BYTES`. Requires a signed-in
   * dealer; others are `forbidden`.
   */
  bulkCheck(file: Uint8Array<ArrayBuffer>, options?: BulkCheckOptions): ResultAsync<BulkCheck, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type VehicleCalls<Name extends keyof VehicleGateway> = { readonly vehicles: Pick<VehicleGateway, Name> };
