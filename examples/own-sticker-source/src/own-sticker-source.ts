import { okAsync } from 'neverthrow';
import { unknownVehicle, type VehicleBuild } from 'vinport/core';
import type { StickerGateway } from 'vinport/ports';

/** Our own data about a vehicle, such as from a dealer's files. */
export interface OwnRecord {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly builds: readonly VehicleBuild[];
}

/**
 * Creates a source that uses our own record if there is one, and calls the underlying gateway for any other vehicle.
 */
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
