import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ReportCalls } from '#ports/report-gateway.ts';
import { CLASSIC_VIN_MAX_LENGTH } from '../vehicle/vin.ts';

/** The only possible error: the file is not a PDF, or no part of its name can be a VIN. */
export interface PdfFileVinError {
  readonly code: 'no-vin-in-file-name';
}

const SHORTEST_CLASSIC_VIN = 5;
const STANDARD_VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * Returns the VIN in the name of a PDF file, which may have a path, surrounding words or a query string. A 17-character
 * part takes precedence; otherwise, the longest part that can be a classic VIN is used: at least five characters,
 * including a digit.
 *
 * Source: specification, section 7, "Reports" (RPT-08).
 *
 * @example
 * vinOfPdfFile('reports/vhr-1HGCM82693A000001_2.pdf'); // ok('1HGCM82693A000001')
 */
export function vinOfPdfFile(fileName: string): Result<string, PdfFileVinError> {
  const name =
    /([^/\\]*)\.pdf$/.exec(
      fileName
        .trim()
        .replace(/[?#].*$/s, '')
        .toLowerCase(),
    )?.[1] ?? '';
  const parts = name.toUpperCase().split(/[^A-Z0-9]+/);
  const vin = parts.find((part) => STANDARD_VIN.test(part)) ?? longest(parts.filter(mayBeClassic));
  return vin === undefined ? err({ code: 'no-vin-in-file-name' }) : ok(vin);
}

function mayBeClassic(part: string): boolean {
  return part.length >= SHORTEST_CLASSIC_VIN && part.length <= CLASSIC_VIN_MAX_LENGTH && /\d/.test(part);
}

function longest(parts: readonly string[]): string | undefined {
  return parts.toSorted((one, other) => other.length - one.length)[0];
}

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
