import type { WireAnswer } from '#contract/define-call.ts';
import type { makeCalls } from '#contract/report/make-calls.ts';
import { reportToWire, summaryToWire } from '#contract/report/wire-report.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { StoredReport } from '../snapshots/report-snapshot.ts';

/** The response to a request for a report. */
export type ReportAnswer = WireAnswer<typeof makeCalls.generateBasic>;

/** Converts a report in a list to the API's field names. A report is only stored once it is complete. */
export function wireSummary({
  vehicle,
  ...report
}: Pick<StoredReport, 'id' | 'kind' | 'createdAt'> & { readonly vehicle: Vehicle }) {
  return summaryToWire({ ...report, vin: vehicle.vin, vehicle, status: 'ready' });
}

/** Converts a report to the API's field names. */
export function wireReport(report: StoredReport) {
  const { vehicle } = report.snapshot;
  return reportToWire({ ...report, vin: vehicle.vin, vehicle, status: 'ready' });
}

/** Returns the response with a report. */
export function reportAnswer(report: StoredReport): ReportAnswer {
  return { status: 'success', data: wireReport(report) };
}
