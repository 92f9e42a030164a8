import type { Report } from '#core/report/report.ts';
import { aHistoryReport } from './a-history-report.ts';
import { aVehicle } from './a-vehicle.ts';

/**
 * Builds a stored full report.
 *
 * @example
 * aReport({ kind: 'basic' });
 */
export function aReport(changes: Partial<Report> = {}): Report {
  const vehicle = aVehicle();
  return {
    id: 'report-1',
    vin: vehicle.vin,
    vehicle,
    createdAt: Date.UTC(2026, 5, 1, 12),
    kind: 'full',
    status: 'ready',
    snapshot: aHistoryReport({ vehicle }),
    ...changes,
  };
}
