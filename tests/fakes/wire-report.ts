import { vehicleToWire, type WireVehicle } from '#contract/vehicle/wire-vehicle.ts';
import type { ReportSummary } from '#core/report/report.ts';

/** A report, or what a list tells of one, under the names of the wire. */
export function wireReport<Known extends ReportSummary & { readonly preparedBy?: string }>({
  createdAt,
  preparedBy,
  vehicle,
  ...report
}: Known): Omit<Known, 'createdAt' | 'preparedBy' | 'vehicle'> & {
  readonly created_at: number;
  readonly prepared_by?: string;
  readonly vehicle: WireVehicle;
} {
  return {
    ...report,
    created_at: createdAt,
    ...(preparedBy !== undefined && { prepared_by: preparedBy }),
    vehicle: vehicleToWire(vehicle),
  };
}
