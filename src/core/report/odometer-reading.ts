/** The unit an odometer counts in. */
export type DistanceUnit = 'mi' | 'km';

/** What an odometer showed on a day, as someone has recorded it. */
export interface OdometerReading {
  /** UTC epoch milliseconds. */
  readonly at: number;
  /** The number as recorded, not below zero. */
  readonly value: number;
  readonly unit: DistanceUnit;
  /** Who recorded it. */
  readonly source: string;
  /** How its source names the record. */
  readonly recordId: string;
}

/** The international mile, in kilometres. */
export const KILOMETRES_PER_MILE = 1.609344;

/**
 * A reading's distance in miles.
 *
 * @example
 * milesOf({ value: 160.9344, unit: 'km' }); // 100
 */
export function milesOf({ value, unit }: Pick<OdometerReading, 'value' | 'unit'>): number {
  return unit === 'mi' ? value : value / KILOMETRES_PER_MILE;
}

/**
 * The unit that a number may have been recorded in by mistake.
 *
 * @example
 * otherUnit('mi'); // 'km'
 */
export function otherUnit(unit: DistanceUnit): DistanceUnit {
  return unit === 'mi' ? 'km' : 'mi';
}

/**
 * The readings that can be reckoned with, the earliest first; of one moment the lower first. A reading without a date or
 * with a number no odometer shows is left out.
 *
 * @example
 * orderedReadings([{ at: 0, value: -1, unit: 'mi', source: 'state', recordId: '1' }]); // []
 */
export function orderedReadings(readings: readonly OdometerReading[]): readonly OdometerReading[] {
  return readings
    .filter(({ at, value }) => Number.isFinite(at) && Number.isFinite(value) && value >= 0)
    .toSorted((one, other) => one.at - other.at || milesOf(one) - milesOf(other));
}
