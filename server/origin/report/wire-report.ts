import { vehicleToWire, type WireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import type { HistoryReport } from '#core/report/compose-report.ts';
import type { ReportKind } from '#core/report/report.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { KeptReport } from '../snapshots/report-snapshot.ts';

/** What a list tells of a report, under the names of the wire. */
export interface WireReportSummary {
  readonly id: string;
  readonly vin: string;
  readonly vehicle: WireVehicle;
  readonly created_at: number;
  readonly kind: ReportKind;
  /** A report is kept once it can be read, and not before. */
  readonly status: 'ready';
}

/** A report on the wire. */
export interface WireReport extends WireReportSummary {
  /** The dealer whose logo it bears; not there where it bears none. */
  readonly prepared_by?: string;
  readonly snapshot: HistoryReport;
}

/** The answer to a wish for a report. */
export interface ReportAnswer {
  readonly status: 'success';
  readonly data: WireReport;
}

/** What {@link wireSummary} names. */
export type ReportFacts = Pick<KeptReport, 'id' | 'kind' | 'createdAt'> & { readonly vehicle: Vehicle };

/** Names the parts of a report that a list tells as on the wire. */
export function wireSummary({ id, kind, createdAt, vehicle }: ReportFacts): WireReportSummary {
  return { id, vin: vehicle.vin, vehicle: vehicleToWire(vehicle), created_at: createdAt, kind, status: 'ready' };
}

/** Names a report's parts as on the wire. */
export function wireReport({ snapshot, preparedBy, ...report }: KeptReport): WireReport {
  return {
    ...wireSummary({ ...report, vehicle: snapshot.vehicle }),
    ...(preparedBy !== undefined && { prepared_by: preparedBy }),
    snapshot,
  };
}

/** Puts a report into the answer to a wish for it. */
export function reportAnswer(report: KeptReport): ReportAnswer {
  return { status: 'success', data: wireReport(report) };
}
