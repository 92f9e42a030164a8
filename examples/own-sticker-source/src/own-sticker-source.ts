import { okAsync } from 'neverthrow';
import { unknownVehicle, type VehicleBuild } from 'vinport/core';
import type { StickerGateway } from 'vinport/ports';

/** What we know of a vehicle ourselves, such as from the files of a dealer. */
export interface OwnRecord {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly builds: readonly VehicleBuild[];
}

/** Answers from our own records where there is one, and asks the gateway behind it for every other vehicle. */
export function createOwnStickerSource(
  behind: StickerGateway,
  records: ReadonlyMap<string, OwnRecord>,
): StickerGateway {
  return {
    ...behind,
    generate: (request, options) => {
      const own = records.get(request.vin);
      if (own === undefined) return behind.generate(request, options);
      const { builds, ...name } = own;
      const vehicle = { ...unknownVehicle(request.vin), ...name };
      return okAsync({ status: 'no_prev_data', draft: { vehicle, builds, mode: 'auto', demonstration: false } });
    },
  };
}
