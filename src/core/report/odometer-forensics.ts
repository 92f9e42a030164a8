import { odometerExemption } from './odometer-exemption.ts';
import type { OdometerAnalysis, OdometerFinding, OdometerReason } from './odometer-finding.ts';
import { type DistancePoint, distanceFit, isOrdinaryDistance } from './odometer-fit.ts';
import { type DistanceUnit, milesOf, type OdometerReading, orderedReadings, otherUnit } from './odometer-reading.ts';

/** The vehicle data for judging its readings; `null` means unknown. */
export interface OdometerVehicle {
  readonly modelYear: number | null;
  /** Gross vehicle weight rating in pounds. */
  readonly grossWeightPounds: number | null;
}

/** The last model year with five-digit odometers; later ones count to 999,999. */
const LAST_FIVE_DIGIT_MODEL_YEAR = 1_995;
const FIVE_DIGIT_ROUND = 100_000;
/** The maximum difference between two readings, as a share of the later one, that leaves little room for chance. */
const NARROW_SHARE = 0.1;
const DAY_MS = 86_400_000;

/** A reading with the actual distance covered, as far as previous readings allow to determine it. */
interface Step extends DistancePoint {
  /** As recorded, even if it is assumed to be in the other unit. */
  readonly reading: OdometerReading;
  /** The assumed unit. */
  readonly unit: DistanceUnit;
  /** The distance lost through rollovers, in miles. */
  readonly dropped: number;
}

/**
 * Sorts readings and returns the problems found. Each reading is compared with the last plausible one. A number that is
 * too low or too high is first tried in the other unit, then, if the model year allows five digits, as a rollover. If
 * neither explains it, it is a rollback or an implausible rate. An explanation counts only if it results in an ordinary
 * distance, so doubtful cases are rollbacks. A single reading that the next one contradicts is discarded; otherwise,
 * later readings are compared with it.
 *
 * Source: the thresholds are the product's own; 49 CFR 580.17 for the exemption.
 *
 * @example
 * const vehicle = { modelYear: 2003, grossWeightPounds: null };
 * const reading = (at: number, value: number) => ({ at, value, unit: 'mi' as const, source: 'state', recordId: '' });
 * odometerForensics([reading(0, 90_000), reading(86_400_000, 60_000)], vehicle).findings[0]?.kind; // 'rollback'
 */
export function odometerForensics(all: readonly OdometerReading[], vehicle: OdometerVehicle): OdometerAnalysis {
  const readings = orderedReadings(all);
  const findings: OdometerFinding[] = [];
  const believed: Step[] = [];
  for (const [index, reading] of readings.entries()) {
    const last = believed.at(-1);
    const step = stepOf(reading, last?.dropped ?? 0);
    if (last === undefined || distanceFit(last, step) === 'fits') {
      believed.push(step);
      continue;
    }
    const corrected = correctedBefore(believed, step);
    if (corrected !== null) {
      const reason: OdometerReason = { kind: 'unit-mix-up', likelyUnit: corrected.unit };
      findings.push(findingOf(reason, [last.reading, reading], last.reading, vehicle));
      believed.splice(-1, 1, corrected, step);
      continue;
    }
    const explained = explain(last, step, readings[index + 1], vehicle);
    findings.push(findingOf(explained.reason, [last.reading, reading], reading, vehicle));
    if (explained.believed !== null) believed.push(explained.believed);
  }
  return { readings, findings };
}

function stepOf(reading: OdometerReading, dropped: number, unit: DistanceUnit = reading.unit): Step {
  return { reading, unit, dropped, at: reading.at, miles: milesOf({ value: reading.value, unit }) + dropped };
}

function inOtherUnitStep({ reading, dropped, unit }: Step): Step {
  return stepOf(reading, dropped, otherUnit(unit));
}

/**
 * Returns the last plausible step converted to the other unit, if that places it between its neighbors. The neighbors
 * must be close together: between distant ones some number would fit by chance, and a rollback would pass as a unit
 * mix-up.
 */
function correctedBefore(believed: readonly Step[], step: Step): Step | null {
  const [before, last] = believed.slice(-2);
  if (before === undefined || last === undefined) return null;
  if (step.miles - before.miles > NARROW_SHARE * step.miles) return null;
  const other = inOtherUnitStep(last);
  return isOrdinaryDistance(before, other) && isOrdinaryDistance(other, step) ? other : null;
}

function explain(
  last: Step,
  step: Step,
  next: OdometerReading | undefined,
  vehicle: OdometerVehicle,
): { readonly reason: OdometerReason; readonly believed: Step | null } {
  const other = inOtherUnitStep(step);
  const isOtherContradicted =
    next !== undefined && !isFollowedBy(other, next) && !isFollowedBy(other, next, otherUnit(next.unit));
  if (isOrdinaryDistance(last, other) && !isOtherContradicted) {
    return { reason: { kind: 'unit-mix-up', likelyUnit: other.unit }, believed: other };
  }
  const falls = step.miles < last.miles;
  const round = stepOf(step.reading, step.dropped + milesOf({ value: FIVE_DIGIT_ROUND, unit: step.reading.unit }));
  if (falls && mayHaveFiveDigits([last.reading, step.reading], vehicle) && isOrdinaryDistance(last, round)) {
    return { reason: { kind: 'five-digit-rollover', likelyMiles: Math.round(round.miles) }, believed: round };
  }
  const days = Math.max(1, (step.at - last.at) / DAY_MS);
  const reason: OdometerReason = falls
    ? { kind: 'rollback', milesLost: Math.round(last.miles - step.miles) }
    : { kind: 'implausible-rate', milesPerDay: Math.round((step.miles - last.miles) / days) };
  const isContradicted = next !== undefined && isFollowedBy(last, next) && !isFollowedBy(step, next);
  return { reason, believed: isContradicted ? null : step };
}

function isFollowedBy(step: Step, next: OdometerReading, unit?: DistanceUnit): boolean {
  return distanceFit(step, stepOf(next, step.dropped, unit)) === 'fits';
}

function mayHaveFiveDigits(readings: readonly OdometerReading[], { modelYear }: OdometerVehicle): boolean {
  const isOld = modelYear !== null && modelYear <= LAST_FIVE_DIGIT_MODEL_YEAR;
  return isOld && readings.every(({ value }) => value < FIVE_DIGIT_ROUND);
}

function findingOf(
  reason: OdometerReason,
  readings: readonly [OdometerReading, OdometerReading],
  odd: OdometerReading,
  vehicle: OdometerVehicle,
): OdometerFinding {
  const saleYear = new Date(readings[1].at).getUTCFullYear();
  return { ...reason, readings, odd, exemption: odometerExemption({ ...vehicle, saleYear }) };
}
