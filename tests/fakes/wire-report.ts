import { type WireVehicle, wireVehicle } from '../../server/origin/vehicle/wire-vehicle.ts';
import type { ReportSummary } from '../../src/core/report/report.ts';

/** A report, or what a list tells of one, under the names of the wire. */
export function wireReport<Known extends ReportSummary>({
  createdAt,
  vehicle,
  ...report
}: Known): Omit<Known, 'createdAt' | 'vehicle'> & { readonly created_at: number; readonly vehicle: WireVehicle } {
  return { ...report, created_at: createdAt, vehicle: wireVehicle(vehicle) };
}
