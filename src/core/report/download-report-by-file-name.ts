import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportCalls } from '#ports/report-gateway.ts';
import { type PdfFileVinError, vinOfPdfFile } from './pdf-file-vin.ts';

/** Downloads the PDF file of the report for the VIN in a file name. */
export type DownloadReportByFileName = (
  fileName: string,
  options?: CallOptions,
) => ResultAsync<Uint8Array<ArrayBuffer>, GatewayError | PdfFileVinError>;

/**
 * Creates the use case that downloads a report by the VIN in the name of its PDF file. A name without a VIN sends no
 * request.
 *
 * Source: specification, section 7, "Reports" (RPT-08).
 *
 * @example
 * const reports = { readPdfByVin: () => okAsync(new Uint8Array()) };
 * const pdf = await createDownloadReportByFileName({ reports })('reports/vhr-1HGCM82693A000001.pdf');
 */
export function createDownloadReportByFileName({ reports }: ReportCalls<'readPdfByVin'>): DownloadReportByFileName {
  return (fileName, options) => vinOfPdfFile(fileName).asyncAndThen((vin) => reports.readPdfByVin(vin, options));
}
