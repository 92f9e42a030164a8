import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { ReportFilter, ReportPage } from './report.ts';

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
export function createListReports({
  reports,
}: {
  readonly reports: Pick<ReportGateway, 'list' | 'listFiltered'>;
}): ListReports {
  return ({ filter = {}, page = 1 } = {}, options) =>
    Object.values(filter).every((wanted) => wanted === '')
      ? reports.list(page, options)
      : reports.listFiltered({ filter, page }, options);
}
