import type { Result } from 'neverthrow';
import type { ActionFunctionArgs } from 'react-router';
import type { BulkCheck, CheckedVin, UncheckedLine } from '#core/vehicle/bulk-check.ts';
import type { BulkCheckWords } from '#core/vehicle/bulk-check-csv.ts';
import type { CheckVinListError } from '#core/vehicle/check-vin-list.ts';
import { signedIn } from '#ui/app/answers/loaded.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import type { Translate, Translator } from '#ui/i18n/create-translator.ts';

/** The path of the bulk check page. */
export const BULK_CHECK_PATH = '/members/dealer/bulk-check';
/** The path that returns the result of a posted list as a file. */
export const BULK_CHECK_FILE_PATH = `${BULK_CHECK_PATH}/result`;
/** The name of that file. */
export const BULK_CHECK_FILE_NAME = 'vin-check.csv';

/** The number of lines shown. The file has all of them. */
export const SHOWN_LINES = 50;

/** A check as shown on screen. */
export interface ShownCheck extends BulkCheck {
  /** The totals of each kind. The lists can be truncated. */
  readonly counts: { readonly checked: number; readonly unchecked: number; readonly striking: number };
}

/** Checks the list posted as the form field `file`. */
export async function checkPostedList({
  request,
  context,
}: ActionFunctionArgs): Promise<Result<BulkCheck, CheckVinListError>> {
  const file = (await request.formData()).get('file');
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const checkVinList = await resolveService(context, 'checkVinList');
  return signedIn(await checkVinList(bytes, { signal: request.signal }), BULK_CHECK_PATH);
}

/** Returns the beginning of a check, and its totals. */
export function shownCheck({ checked, unchecked }: BulkCheck): ShownCheck {
  return {
    checked: checked.slice(0, SHOWN_LINES),
    unchecked: unchecked.slice(0, SHOWN_LINES),
    counts: {
      checked: checked.length,
      unchecked: unchecked.length,
      striking: checked.filter(({ codes }) => codes.some((code) => code !== 0)).length,
    },
  };
}

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
