import { err, errAsync, ok, type ResultAsync } from 'neverthrow';
import type { CallOptions, WithError } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportCalls, ReportGateway } from '#ports/report-gateway.ts';
import { readVin, type VinError } from '../vehicle/vin.ts';
import type { DisputedReport, ReportComparison } from './finding-dispute.ts';
import type { ReportFilter, ReportPage } from './report.ts';

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
export function createReadReport({ reports }: ReportCalls<'read' | 'compare'>): ReadReportById {
  return (id, options) =>
    reports.read(id, options).andThen((report) =>
      reports
        .compare(id, options)
        .map((comparison): ReadReport => ({ ...report, comparison }))
        .orElse((error) => (error.code === 'cancelled' ? err(error) : ok({ ...report, comparison: null }))),
    );
}

/** Lists the person's reports, the newest first; all of them, or those that match a filter. */
export type ListReports = (
  input?: { readonly filter?: ReportFilter; readonly page?: number },
  options?: CallOptions,
) => ResultAsync<ReportPage, GatewayError>;

/**
 * Creates the use case that lists reports. An empty filter requests the whole list.
 *
 * Source: specification, section 7, endpoint map (RPT-11).
 *
 * @example
 * const page = { reports: [], page: 1, total: 0 };
 * const listReports = createListReports({
 *   reports: { list: () => okAsync(page), listFiltered: () => okAsync(page) },
 * });
 * await listReports({ filter: { kind: 'basic' }, page: 1 });
 */
export function createListReports({ reports }: ReportCalls<'list' | 'listFiltered'>): ListReports {
  return ({ filter = {}, page = 1 } = {}, options) =>
    Object.values(filter).every((wanted) => wanted === '')
      ? reports.list(page, options)
      : reports.listFiltered({ filter, page }, options);
}

/** Returns the extent of a vehicle's data to anyone, before purchase. */
export type PreviewReport = WithError<ReportGateway['preview'], VinError>;

/**
 * Creates the use case that returns the extent of a vehicle's data, so that customers do not pay for an empty report.
 *
 * Source: specification, section 7, endpoint map (search-page).
 *
 * @example
 * const reports = { preview: () => errAsync({ code: 'not-found', message: null } as const) };
 * const preview = await createPreviewReport({ reports })('1HGCM82693A000001');
 */
export function createPreviewReport({ reports }: ReportCalls<'preview'>): PreviewReport {
  return (text, options) => readVin(text).asyncAndThen(({ value }) => reports.preview(value, options));
}

/** The reasons why a dispute was not saved; a dispute without a message is not sent. */
export type DisputeFindingError = GatewayError | { readonly code: 'message-missing' };

/** Disputes a finding in a report of the signed-in person. */
export type DisputeFinding = WithError<ReportGateway['dispute'], DisputeFindingError>;

/**
 * Creates the use case that disputes a finding. The finding stays in the report, with the dispute next to it.
 *
 * Source: the product's own call.
 *
 * @example
 * const reports = { dispute: () => errAsync({ code: 'unreachable' } as const) };
 * const disputeFinding = createDisputeFinding({ reports });
 * await disputeFinding({ reportId: 'report-1', findingId: 'stolen:state/7', message: 'It was not.' });
 */
export function createDisputeFinding({ reports }: ReportCalls<'dispute'>): DisputeFinding {
  return (request, options) => {
    const message = request.message.trim();
    return message === '' ? errAsync({ code: 'message-missing' }) : reports.dispute({ ...request, message }, options);
  };
}
