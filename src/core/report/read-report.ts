import { err, ok, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { DisputedReport, ReportComparison } from './finding-dispute.ts';

/** A kept report with what is told beside it. */
export interface ReadReport extends DisputedReport {
  /** What it tells that the earlier one of the vehicle did not; `null` where it is the first. */
  readonly comparison: ReportComparison | null;
}

/** Reads a report of the signed-in person; anyone else's is `not-found`. */
export type ReadReportById = (id: string, options?: CallOptions) => ResultAsync<ReadReport, GatewayError>;

/**
 * Makes the use case that reads a report, with what its owner disputes and what has changed since the one before. A
 * comparison that cannot be had leaves the report readable.
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
