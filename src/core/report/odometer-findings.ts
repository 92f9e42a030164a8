import type { HistoryRecord } from './history-record.ts';
import type { OdometerReason } from './odometer-finding.ts';
import { type OdometerVehicle, odometerForensics } from './odometer-forensics.ts';
import type { OdometerReading } from './odometer-reading.ts';
import type { FindingWeight, NamelessFinding } from './report-finding.ts';

const WEIGHT_OF_REASON: Readonly<Record<OdometerReason['kind'], FindingWeight>> = {
  rollback: 'severe',
  'implausible-rate': 'caution',
  'five-digit-rollover': 'caution',
  'unit-mix-up': 'notice',
};

/**
 * Returns all odometer readings from all kinds of records.
 *
 * @example
 * readingsOf([]); // []
 */
export function readingsOf(records: readonly HistoryRecord[]): readonly OdometerReading[] {
  return records.flatMap(({ odometer, at, source, recordId }) =>
    odometer === null ? [] : [{ ...odometer, at, source, recordId }],
  );
}

/**
 * Returns the findings about the odometer.
 *
 * Source: the product's own rule over {@link odometerForensics}.
 *
 * @example
 * odometerFindings([], { modelYear: 2003, grossWeightPounds: null }); // []
 */
export function odometerFindings(
  records: readonly HistoryRecord[],
  vehicle: OdometerVehicle,
): readonly NamelessFinding[] {
  const { findings } = odometerForensics(readingsOf(records), vehicle);
  return findings.map(({ readings, odd: _odd, exemption, ...reason }) => ({
    section: 'odometer',
    weight: WEIGHT_OF_REASON[reason.kind],
    matter: { code: 'odometer', reason, isExempt: exemption !== null },
    evidence: readings.map(({ source, recordId, at }) => ({ source, recordId, at })),
  }));
}
