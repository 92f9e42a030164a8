import type { ResultAsync } from 'neverthrow';
import { type CheckRecallsByVin, type DecodeVehicle, type DecodeVehicleError, fullName } from 'vinport/core';

/** What a dealer has to know before a vehicle leaves the yard. */
export interface SaleVerdict {
  readonly vehicle: string;
  readonly maySell: boolean;
  /** The campaigns that forbid it. */
  readonly because: readonly string[];
}

/** Judges a vehicle by its VIN. */
export type MayBeSold = (vin: string) => ResultAsync<SaleVerdict, DecodeVehicleError>;

/** A rule of our own out of two of Vinport's: what must not be driven, or only parked outside, is not sold. */
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
