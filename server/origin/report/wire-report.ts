import type { WireAnswer } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import { reportToWire, summaryToWire } from '#contract/report/wire-report.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { StoredReport } from '../snapshots/report-snapshot.ts';

/** The answer to a request for a report. */
export type ReportAnswer = WireAnswer<typeof makeCalls.generateBasic>;

/** Names the parts of a report that a list has as on the wire. A report is stored once it can be read, and not before. */
export function wireSummary({
  vehicle,
  ...report
}: Pick<StoredReport, 'id' | 'kind' | 'createdAt'> & { readonly vehicle: Vehicle }) {
  return summaryToWire({ ...report, vin: vehicle.vin, vehicle, status: 'ready' });
}

/** Names a report's parts as on the wire. */
export function wireReport(report: StoredReport) {
  const { vehicle } = report.snapshot;
  return reportToWire({ ...report, vin: vehicle.vin, vehicle, status: 'ready' });
}

/** Puts a report into the answer to a request for it. */
export function reportAnswer(report: StoredReport): ReportAnswer {
  return { status: 'success', data: wireReport(report) };
}
