import type { ResultAsync } from 'neverthrow';
import { type CheckRecallsByVin, type DecodeVehicle, type DecodeVehicleError, fullName } from 'vinport/core';

/** What a dealer must know before selling a vehicle. */
export interface SaleVerdict {
  readonly vehicle: string;
  readonly maySell: boolean;
  /** The recall campaigns that forbid the sale. */
  readonly because: readonly string[];
}

/** Checks by VIN whether a vehicle may be sold. */
export type MayBeSold = (vin: string) => ResultAsync<SaleVerdict, DecodeVehicleError>;

/**
 * Creates a custom rule from two of Vinport's: a vehicle that must not be driven, or must be parked outside, is not
 * sold.
 */
export function createMayBeSold({
  decodeVehicle,
  checkRecallsByVin,
}: {
  readonly decodeVehicle: DecodeVehicle;
  readonly checkRecallsByVin: CheckRecallsByVin;
}): MayBeSold {
  return (vin) =>
    decodeVehicle(vin).andThen((vehicle) =>
      checkRecallsByVin(vin).map(({ recalls }) => {
        const grave = recalls.filter(({ parkIt, parkOutside }) => parkIt || parkOutside);
        return {
          vehicle: fullName(vehicle),
          maySell: grave.length === 0,
          because: grave.map(({ campaign }) => campaign),
        };
      }),
    );
}
