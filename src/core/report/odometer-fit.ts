/** A point in a vehicle's travel: the distance covered and the time. */
export interface DistancePoint {
  /** In UTC epoch milliseconds. */
  readonly at: number;
  /** The actual distance covered, in miles. */
  readonly miles: number;
}

/** How a point relates to the previous one. */
export type DistanceFit = 'fits' | 'falls' | 'leaps';

const DAY_MS = 86_400_000;
/** The largest decrease, in miles, that rounding to tens and unit conversion can cause. */
const TOLERANCE_MILES = 10;
/** The maximum sustained distance that a vehicle can cover per day, in miles. */
const MAX_MILES_A_DAY = 500;
/** A distance per day, in miles, that even a vehicle in daily commercial use rarely exceeds over months. */
const ORDINARY_MILES_A_DAY = 150;

/**
 * Returns how a later point relates to an earlier one: it fits, it is lower, or it is further than a vehicle can
 * travel.
 *
 * @example
 * distanceFit({ at: 0, miles: 5000 }, { at: 86_400_000, miles: 4000 }); // 'falls'
 */
export function distanceFit(earlier: DistancePoint, later: DistancePoint): DistanceFit {
  return fitBy(MAX_MILES_A_DAY, earlier, later);
}

/**
 * Returns whether the distance between two points is ordinary. An explanation that excuses a reading must meet this
 * stricter limit; otherwise, time alone would excuse anything.
 *
 * @example
 * isOrdinaryDistance({ at: 0, miles: 5000 }, { at: 86_400_000, miles: 5100 }); // true
 */
export function isOrdinaryDistance(earlier: DistancePoint, later: DistancePoint): boolean {
  return fitBy(ORDINARY_MILES_A_DAY, earlier, later) === 'fits';
}

function fitBy(milesADay: number, earlier: DistancePoint, later: DistancePoint): DistanceFit {
  const driven = later.miles - earlier.miles;
  if (driven < -TOLERANCE_MILES) return 'falls';
  // Full days are counted, because records have dates without times.
  const days = Math.max(0, later.at - earlier.at) / DAY_MS + 1;
  return driven > days * milesADay + TOLERANCE_MILES ? 'leaps' : 'fits';
}
