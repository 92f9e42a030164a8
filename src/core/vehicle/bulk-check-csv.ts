import type { BulkCheck, CheckedVin, UncheckedLine } from './bulk-check.ts';

/** The words of the file, in the reader's language. */
export interface BulkCheckWords {
  /** Of the ten columns: line, VIN, finding, year, make, model, check digit, codes, suggested VIN, recalls. */
  readonly headings: readonly string[];
  readonly finding: (line: CheckedVin | UncheckedLine) => string;
  readonly checkDigit: (valid: boolean | null) => string;
}

/**
 * A bulk check as CSV (RFC 4180, with a byte order mark, by which spreadsheets know UTF-8), a line of it for each line
 * of the file that was sent, in its order.
 *
 * What a spreadsheet would run as a formula gets an apostrophe in front, whether its locale separates cells by commas or by
 * semicolons: what stands in a list came from anybody.
 *
 * @example
 * const words = { headings: ['Line', 'VIN'], finding: () => '', checkDigit: () => '' };
 * bulkCheckCsv({ checked: [], unchecked: [] }, words); // '\uFEFFLine,VIN\r\n'
 */
export function bulkCheckCsv({ checked, unchecked }: BulkCheck, words: BulkCheckWords): string {
  const { headings, finding, checkDigit } = words;
  const lines = [...checked, ...unchecked].toSorted((one, other) => one.line - other.line);
  const rows = lines.map((line) =>
    'vin' in line
      ? [
          line.line,
          line.vin,
          finding(line),
          line.year,
          line.make,
          line.model,
          checkDigit(line.checkDigitValid),
          line.codes.join(' '),
          line.suggestedVin,
          line.recalls,
        ]
      : [line.line, line.text, finding(line), null, null, null, null, null, null, null],
  );
  return `\uFEFF${[headings, ...rows].map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('')}`;
}

/**
 * Where a formula can begin: at the start of a cell, and after each sign that a spreadsheet of some locale takes for the
 * end of one. Spreadsheets in East Asian languages run the full-width signs as well.
 */
const FORMULA = /(^|[;\t\r\n,|])([ \u00A0\p{Cf}]*[=+\-@\t\r＝＋－＠])/gu;

function cellText(value: string | number | null): string {
  const text = typeof value === 'string' ? value.replace(FORMULA, "$1'$2") : String(value ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
