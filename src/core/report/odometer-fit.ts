/** A point of a vehicle's way: how far it had come, and when. */
export interface DistancePoint {
  /** UTC epoch milliseconds. */
  readonly at: number;
  /** How far the vehicle had really come, in miles. */
  readonly miles: number;
}

/** How one point follows another. */
export type DistanceFit = 'fits' | 'falls' | 'leaps';

const DAY_MS = 86_400_000;
/** Rounding to tens and conversion between units make a number fall by no more than this. */
const TOLERANCE_MILES = 10;
/** More than this a day, day after day, one vehicle does not come by. */
const MAX_MILES_A_DAY = 500;
/** What even a vehicle in daily trade seldom exceeds over months. */
const ORDINARY_MILES_A_DAY = 150;

/**
 * How a later point follows an earlier one: it fits, falls below it, or leaps further than a vehicle can go.
 *
 * @example
 * distanceFit({ at: 0, miles: 5000 }, { at: 86_400_000, miles: 4000 }); // 'falls'
 */
export function distanceFit(earlier: DistancePoint, later: DistancePoint): DistanceFit {
  return fitBy(MAX_MILES_A_DAY, earlier, later);
}

/**
 * Whether a later point follows an earlier one at an ordinary pace. An explanation that excuses a reading has to meet
 * this stricter measure: otherwise time alone would excuse anything.
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
  // The day is counted in full: records carry dates, not hours.
  const days = Math.max(0, later.at - earlier.at) / DAY_MS + 1;
  return driven > days * milesADay + TOLERANCE_MILES ? 'leaps' : 'fits';
}
