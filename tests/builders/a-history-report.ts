import { composeReport, type GatheredHistory, type HistoryReport } from '#core/report/compose-report.ts';
import { anAnswer, aRecord } from './a-history.ts';
import { aVehicle } from './a-vehicle.ts';

/**
 * Builds the report of a vehicle with one clean title.
 *
 * @example
 * aHistoryReport({ demonstration: false }).verdict.level; // 'nothing-found'
 */
export function aHistoryReport(changes: Partial<GatheredHistory> = {}): HistoryReport {
  const records = [aRecord('title', { odometer: { value: 50_000, unit: 'mi' } })];
  return composeReport({
    vehicle: aVehicle(),
    grossWeightPounds: null,
    answers: [anAnswer({ outcome: { kind: 'answered', knowsVehicle: true, records } })],
    gatheredAt: Date.UTC(2026, 5, 1, 12),
    demonstration: true,
    ...changes,
  });
}
