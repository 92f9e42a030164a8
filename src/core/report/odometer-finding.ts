import type { OdometerExemption } from './odometer-exemption.ts';
import type { DistanceUnit, OdometerReading } from './odometer-reading.ts';

/**
 * What is odd about a reading, with the number that makes it so:
 * - `rollback`: lower than before, and nothing explains it;
 * - `implausible-rate`: further than a vehicle can have come since;
 * - `unit-mix-up`: right if the number was recorded in the other unit;
 * - `five-digit-rollover`: right if an odometer of five digits has begun again at zero.
 */
export type OdometerReason =
  | { readonly kind: 'rollback'; readonly milesLost: number }
  | { readonly kind: 'implausible-rate'; readonly milesPerDay: number }
  | { readonly kind: 'unit-mix-up'; readonly likelyUnit: DistanceUnit }
  | { readonly kind: 'five-digit-rollover'; readonly likelyMiles: number };

/** Two readings that do not go together, and why. */
export type OdometerFinding = OdometerReason & {
  /** The earlier one first. */
  readonly readings: readonly [earlier: OdometerReading, later: OdometerReading];
  /** Which of the two is the odd one. */
  readonly odd: OdometerReading;
  /** Why nobody had to vouch for the later reading; `null` where someone had to. */
  readonly exemption: OdometerExemption | null;
};

/** What the readings of a vehicle come to. */
export interface OdometerAnalysis {
  /** The earliest first. */
  readonly readings: readonly OdometerReading[];
  readonly findings: readonly OdometerFinding[];
}
