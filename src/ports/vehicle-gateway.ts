import type { ResultAsync } from 'neverthrow';
import type { BulkCheck, BulkCheckProgress } from '#core/vehicle/bulk-check.ts';
import type { VehicleRecord } from '#core/vehicle/vehicle-record.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** The number plate a vehicle bears. */
export interface LicensePlate {
  readonly plate: string;
  /** The state that issued it, as its two letters. */
  readonly state: string;
}

/** A vehicle of which one trim was picked. */
export interface DecodeTrimRequest {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly selectedTrim: string;
}

/** What the origin thinks of a VIN. */
export interface VinVerdict {
  readonly isValid: boolean;
  /** The origin's own word on it, where it had one. */
  readonly message: string | null;
}

/** How a list is checked, beside what every call can be told. */
export interface BulkCheckOptions extends CallOptions {
  /** Hears how far the check has come, where the origin tells of it. */
  readonly onProgress?: (progress: BulkCheckProgress) => void;
}

/** Who knows what vehicle a VIN or a plate stands for (specification, section 7). */
export interface VehicleGateway {
  /** Decodes a 17-character VIN; what the data do not tell is `null` in the answer. */
  decode(vin: string, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Looks a VIN of up to 14 characters up among the mapped classics; an unmapped one is `not-found`. */
  classicMapping(vin: string, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Decodes a classic VIN for the person of this address; one nobody knows is `not-found`. */
  decodeClassic(
    request: { readonly vin: string; readonly email: string },
    options?: CallOptions,
  ): ResultAsync<VehicleRecord, GatewayError>;
  /** Finds the vehicle that bears a plate, its VIN with it; a plate nobody knows is `not-found`. */
  decodePlate(plate: LicensePlate, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Decodes a vehicle as it is in the picked trim. Needs a signed-in person. */
  decodeTrim(request: DecodeTrimRequest, options?: CallOptions): ResultAsync<VehicleRecord, GatewayError>;
  /** Judges whether a VIN is valid for a kind of document, such as `report`. */
  validate(
    request: { readonly vin: string; readonly type: string },
    options?: CallOptions,
  ): ResultAsync<VinVerdict, GatewayError>;
  /**
   * Decodes and checks the VINs of a CSV file, at most `MAX_BULK_VINS` in `MAX_BULK_BYTES`. Needs a signed-in dealer;
   * anyone else is `forbidden`.
   */
  bulkCheck(file: Uint8Array<ArrayBuffer>, options?: BulkCheckOptions): ResultAsync<BulkCheck, GatewayError>;
}
