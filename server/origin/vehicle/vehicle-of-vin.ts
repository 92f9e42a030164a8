import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { findClassic } from './classic-mapping.ts';
import { vehicleFromVin } from './vehicle-from-vin.ts';

/** The vehicle that a VIN stands for. */
export interface IdentifiedVehicle {
  readonly vehicle: Vehicle;
  /** Gross vehicle weight rating in pounds, the least that its class allows; `null` where it is unknown. */
  readonly grossWeightPounds: number | null;
  /** Whether what the VIN stands for is made up to show the product. */
  readonly demonstration: boolean;
}

/** Finds out what a VIN stands for; `null` for a classic that is not mapped. */
export async function vehicleOfVin(
  { db, decoder, now }: Pick<OriginContext, 'db' | 'decoder' | 'now'>,
  vin: Vin,
): Promise<IdentifiedVehicle | null> {
  if (vin.kind === 'classic') {
    const classic = await findClassic(db, vin.value);
    return classic && { ...classic, grossWeightPounds: null };
  }
  const decoded = decoder.decode(vin.value, { currentYear: new Date(now()).getUTCFullYear() });
  return {
    vehicle: vehicleFromVin(decoded),
    grossWeightPounds: decoded.gvwr?.minimumPounds ?? null,
    demonstration: false,
  };
}
