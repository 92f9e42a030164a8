import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { Vin } from '#core/vehicle/vin.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { findClassic } from './classic-mapping.ts';
import { vehicleFromVin } from './vehicle-from-vin.ts';

/** The vehicle of a VIN. */
export interface IdentifiedVehicle {
  readonly vehicle: Vehicle;
  /** Gross vehicle weight rating in pounds, the minimum of its class; `null` if unknown. */
  readonly grossWeightPounds: number | null;
  /** Whether the vehicle is demonstration data. */
  readonly demonstration: boolean;
}

/** Returns the vehicle of a VIN; `null` for a classic VIN that is not mapped. */
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
