import * as z from 'zod/mini';
import type { FindingDispute } from '#core/report/finding-dispute.ts';
import type { Report, ReportSummary } from '#core/report/report.ts';
import { vehicleFromRecord } from '#core/vehicle/vehicle-from-record.ts';
import { moment } from '../fields.ts';
import { vehicleToWire, wireVehicle } from '../vehicle/wire-vehicle.ts';
import { historyReport } from './history-report.ts';

/**
 * The summary of a report in a list. This origin stores a report only when it is readable, so its own status is always
 * `ready`.
 */
export const wireSummary = z.object({
  id: z.string().check(z.minLength(1)),
  vin: z.string().check(z.minLength(1)),
  vehicle: wireVehicle,
  created_at: moment,
  kind: z.enum(['full', 'basic', 'classic', 'antique']),
  status: z.enum(['pending', 'ready', 'failed']),
});

/** A report. The snapshot is `null` if it has another origin's own format. */
export const wireReport = z.extend(wireSummary, {
  prepared_by: z.exactOptional(z.string()),
  snapshot: z.catch(z.nullable(historyReport), null),
});

/** An owner's dispute of a finding. */
export const wireDispute = z.object({ finding_id: z.string(), message: z.string(), created_at: moment });

type WireSummary = z.output<typeof wireSummary>;
type WireReport = z.output<typeof wireReport>;
type WireDispute = z.output<typeof wireDispute>;

export function summaryToWire({ id, vin, vehicle, createdAt, kind, status }: ReportSummary): WireSummary {
  return { id, vin, vehicle: vehicleToWire(vehicle), created_at: createdAt, kind, status };
}

export function summaryFromWire({ created_at, vehicle, ...same }: WireSummary): ReportSummary {
  return { ...same, vehicle: { ...vehicleFromRecord(vehicle), vin: same.vin }, createdAt: created_at };
}

/** Converts a report to the wire format. */
export function reportToWire(report: Report): WireReport {
  const { preparedBy, snapshot } = report;
  return { ...summaryToWire(report), ...(preparedBy !== undefined && { prepared_by: preparedBy }), snapshot };
}

/** Converts a report from the wire format. */
export function reportFromWire({ prepared_by, snapshot, ...summary }: WireReport): Report {
  return { ...summaryFromWire(summary), ...(prepared_by !== undefined && { preparedBy: prepared_by }), snapshot };
}

export function disputeToWire({ findingId, message, createdAt }: FindingDispute): WireDispute {
  return { finding_id: findingId, message, created_at: createdAt };
}

export function disputeFromWire({ finding_id, message, created_at }: WireDispute): FindingDispute {
  return { findingId: finding_id, message, createdAt: created_at };
}
