import type { BulkCheck, CheckedVin, UncheckedLine } from './bulk-check.ts';

/** The texts of the file, in the reader's language. */
export interface BulkCheckWords {
  /**
   * The headings of the ten columns: line, VIN, finding, year, make, model, check digit, codes, suggested VIN, recalls.
   */
  readonly headings: readonly string[];
  readonly finding: (line: CheckedVin | UncheckedLine) => string;
  readonly checkDigit: (valid: boolean | null) => string;
}

/**
 * Returns a bulk check as CSV (RFC 4180, with a byte order mark so that spreadsheets detect UTF-8), with one line for
 * each line of the sent file, in order.
 *
 * Values that a spreadsheet would run as a formula are prefixed with an apostrophe, whether its locale separates cells
 * with commas or semicolons, because the content of a list is untrusted.
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
 * The positions where a formula can begin: at the start of a cell, and after each character that ends a cell in some
 * locale. Spreadsheets in East Asian languages also run the full-width characters.
 */
const FORMULA = /(^|[;\t\r\n,|])([ \u00A0\p{Cf}]*[=+\-@\t\r＝＋－＠])/gu;

function cellText(value: string | number | null): string {
  const text = typeof value === 'string' ? value.replace(FORMULA, "$1'$2") : String(value ?? '');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
