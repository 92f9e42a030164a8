import type { OdometerExemption } from './odometer-exemption.ts';
import type { DistanceUnit, OdometerReading } from './odometer-reading.ts';

/**
 * The problem with a reading, and the number that shows it:
 * - `rollback`: lower than before, without an explanation;
 * - `implausible-rate`: more distance than a vehicle can have covered since;
 * - `unit-mix-up`: plausible if the number was recorded in the other unit;
 * - `five-digit-rollover`: plausible if a five-digit odometer rolled over to zero.
 */
export type OdometerReason =
  | { readonly kind: 'rollback'; readonly milesLost: number }
  | { readonly kind: 'implausible-rate'; readonly milesPerDay: number }
  | { readonly kind: 'unit-mix-up'; readonly likelyUnit: DistanceUnit }
  | { readonly kind: 'five-digit-rollover'; readonly likelyMiles: number };

/** Two inconsistent readings and the reason. */
export type OdometerFinding = OdometerReason & {
  /** In chronological order. */
  readonly readings: readonly [earlier: OdometerReading, later: OdometerReading];
  /** The reading that is wrong. */
  readonly odd: OdometerReading;
  /** Why the later reading is exempt from odometer disclosure; `null` if it is not. */
  readonly exemption: OdometerExemption | null;
};

/** The result of analyzing a vehicle's readings. */
export interface OdometerAnalysis {
  /** In chronological order. */
  readonly readings: readonly OdometerReading[];
  readonly findings: readonly OdometerFinding[];
}
