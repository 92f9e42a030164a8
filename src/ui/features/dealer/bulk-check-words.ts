import type { CheckedVin, UncheckedLine } from '#core/vehicle/bulk-check.ts';
import type { BulkCheckWords } from '#core/vehicle/bulk-check-csv.ts';
import type { Translate, Translator } from '#ui/i18n/create-translator.ts';

interface BulkTexts extends Pick<Translator, 'has'> {
  readonly t: Translate<'bulk'>;
}

/** Returns the texts of a bulk check, on screen and in its file. */
export function bulkCheckWords({ t, has }: BulkTexts): BulkCheckWords {
  const ofCode = (code: number) => {
    const key = `bulk.code-${code}`;
    return has('bulk', key) ? t(key) : String(code);
  };
  const finding = (line: CheckedVin | UncheckedLine) => {
    if ('vin' in line) return line.codes.length === 0 ? t('bulk.classic') : line.codes.map(ofCode).join(' ');
    return t(`bulk.problem-${line.problem}`, { line: line.firstLine ?? 0 });
  };
  return {
    headings: [
      t('bulk.line'),
      t('bulk.vin'),
      t('bulk.finding'),
      t('bulk.year'),
      t('bulk.make'),
      t('bulk.model'),
      t('bulk.checkDigit'),
      t('bulk.codes'),
      t('bulk.suggested'),
      t('bulk.recalls'),
    ],
    finding,
    checkDigit: (valid) => (valid === null ? '' : t(valid ? 'bulk.right' : 'bulk.wrong')),
  };
}
