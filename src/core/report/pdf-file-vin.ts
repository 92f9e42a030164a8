import { err, ok, type Result } from 'neverthrow';
import { CLASSIC_VIN_MAX_LENGTH } from '../vehicle/vin.ts';

/** The one thing that can be wrong: the file is no PDF, or no part of its name can be a VIN. */
export interface PdfFileVinError {
  readonly code: 'no-vin-in-file-name';
}

const SHORTEST_CLASSIC_VIN = 5;
const STANDARD_VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * The VIN in the name of a PDF file, with or without a path, words around it or a query behind. A part of 17 signs
 * counts before any other; else the longest part that may be a classic VIN: at least five signs with a digit among them.
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
