import type { OdometerReading } from '#core/report/odometer-reading.ts';
import type { Evidence, Finding } from '#core/report/report-finding.ts';

/** Two contradictory readings, with the number that identifies them in the chart and table. */
export interface OdometerAnomaly {
  /** Starts at 1. */
  readonly number: number;
  readonly finding: Finding;
  readonly readings: readonly [earlier: OdometerReading, later: OdometerReading];
}

/** Returns the odometer findings with the readings they are based on. A finding without its readings is omitted. */
export function odometerAnomalies(
  findings: readonly Finding[],
  readings: readonly OdometerReading[],
): readonly OdometerAnomaly[] {
  const readingOf = (evidence: Evidence | undefined) =>
    readings.find(
      ({ source, recordId, at }) => source === evidence?.source && recordId === evidence.recordId && at === evidence.at,
    );
  return findings
    .filter(({ matter }) => matter.code === 'odometer')
    .flatMap((finding) => {
      const [earlier, later] = [readingOf(finding.evidence[0]), readingOf(finding.evidence[1])];
      return earlier && later ? [{ finding, readings: [earlier, later] as const }] : [];
    })
    .toSorted((one, other) => one.readings[1].at - other.readings[1].at)
    .map((anomaly, index) => ({ number: index + 1, ...anomaly }));
}
