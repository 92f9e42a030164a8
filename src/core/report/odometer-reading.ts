/** The unit of an odometer. */
export type DistanceUnit = 'mi' | 'km';

/** A recorded odometer reading. */
export interface OdometerReading {
  /** In UTC epoch milliseconds. */
  readonly at: number;
  /** The number as recorded; at least zero. */
  readonly value: number;
  readonly unit: DistanceUnit;
  /** The source that recorded it. */
  readonly source: string;
  /** The ID of the record at its source. */
  readonly recordId: string;
}

/** Kilometers per international mile. */
export const KILOMETRES_PER_MILE = 1.609344;

/**
 * Returns the distance of a reading in miles.
 *
 * @example
 * milesOf({ value: 160.9344, unit: 'km' }); // 100
 */
export function milesOf({ value, unit }: Pick<OdometerReading, 'value' | 'unit'>): number {
  return unit === 'mi' ? value : value / KILOMETRES_PER_MILE;
}

/**
 * Returns the unit in which a number may have been recorded by mistake.
 *
 * @example
 * otherUnit('mi'); // 'km'
 */
export function otherUnit(unit: DistanceUnit): DistanceUnit {
  return unit === 'mi' ? 'km' : 'mi';
}

/**
 * Returns the usable readings in chronological order; readings of the same time are sorted by value. Readings without a
 * date or with an impossible number are skipped.
 *
 * @example
 * orderedReadings([{ at: 0, value: -1, unit: 'mi', source: 'state', recordId: '1' }]); // []
 */
export function orderedReadings(readings: readonly OdometerReading[]): readonly OdometerReading[] {
  return readings
    .filter(({ at, value }) => Number.isFinite(at) && Number.isFinite(value) && value >= 0)
    .toSorted((one, other) => one.at - other.at || milesOf(one) - milesOf(other));
}
