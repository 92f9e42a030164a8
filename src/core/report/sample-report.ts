import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { Report } from './report.ts';

/** Reads the whole report of a demonstration vehicle; where there is no demonstration data it is `not-found`. */
export type ReadSampleReport = (options?: CallOptions) => ResultAsync<Report, GatewayError>;

/** Fetches the sample report as a PDF file. */
export type DownloadSampleReport = (options?: CallOptions) => ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;

/**
 * Makes the use case that shows a visitor what a report looks like before they pay for one.
 *
 * Source: the product's own calls.
 *
 * @example
 * const reports = { readSample: () => errAsync({ code: 'not-found', message: null } as const) };
 * const sample = await createReadSampleReport({ reports })();
 */
export function createReadSampleReport({
  reports,
}: {
  readonly reports: Pick<ReportGateway, 'readSample'>;
}): ReadSampleReport {
  return (options) => reports.readSample(options);
}

/**
 * Makes the use case that fetches the sample report as a PDF file.
 *
 * Source: the product's own calls.
 *
 * @example
 * const pdf = await createDownloadSampleReport({ reports: { readSamplePdf: () => okAsync(new Uint8Array()) } })();
 */
export function createDownloadSampleReport({
  reports,
}: {
  readonly reports: Pick<ReportGateway, 'readSamplePdf'>;
}): DownloadSampleReport {
  return (options) => reports.readSamplePdf(options);
}
