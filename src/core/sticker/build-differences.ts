import type { Money } from '../billing/money.ts';
import type { VehicleBuild } from './vehicle-build.ts';

/** The differences of a trim from the other trims offered for a vehicle. */
export interface BuildDifference {
  readonly trim: string;
  readonly style: string | null;
  readonly basePrice: Money | null;
  /** Its standard equipment without the items that all trims have. */
  readonly equipment: readonly string[];
}

/**
 * Returns the differences between builds in their order: each with the standard equipment that not all of them have.
 *
 * @example
 * differencesOfBuilds([]); // []
 */
export function differencesOfBuilds(builds: readonly VehicleBuild[]): readonly BuildDifference[] {
  const equipment = builds.map(({ standardEquipment }) => new Set(standardEquipment.flatMap(({ items }) => items)));
  return builds.map(({ trim, style, basePrice }, index) => ({
    trim,
    style,
    basePrice,
    equipment: [...(equipment[index] ?? [])].filter((item) => !equipment.every((items) => items.has(item))),
  }));
}
