import { err, ok, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { DisputedReport, ReportComparison } from './finding-dispute.ts';

/** A stored report with its disputes and comparison. */
export interface ReadReport extends DisputedReport {
  /** The differences from the earlier report on the vehicle; `null` if this report is the first. */
  readonly comparison: ReportComparison | null;
}

/** Reads a report of the signed-in person; a report of another person is `not-found`. */
export type ReadReportById = (id: string, options?: CallOptions) => ResultAsync<ReadReport, GatewayError>;

/**
 * Creates the use case that reads a report, with its owner's disputes and the changes since the previous one. The
 * report is returned even if the comparison is unavailable.
 *
 * Source: the product's own calls.
 *
 * @example
 * const reports = { read: () => errAsync({ code: 'unreachable' } as const), compare: () => okAsync(null) };
 * const report = await createReadReport({ reports })('report-1');
 */
export function createReadReport({
  reports,
}: {
  readonly reports: Pick<ReportGateway, 'read' | 'compare'>;
}): ReadReportById {
  return (id, options) =>
    reports.read(id, options).andThen((report) =>
      reports
        .compare(id, options)
        .map((comparison): ReadReport => ({ ...report, comparison }))
        .orElse((error) => (error.code === 'cancelled' ? err(error) : ok({ ...report, comparison: null }))),
    );
}
