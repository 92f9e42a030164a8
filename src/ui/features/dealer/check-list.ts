import type { Result } from 'neverthrow';
import { type RouterContextProvider, redirect } from 'react-router';
import type { BulkCheck } from '#core/vehicle/bulk-check.ts';
import type { CheckVinListError } from '#core/vehicle/check-vin-list.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { loginPath } from '#ui/app/paths/local-path.ts';

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
export async function checkPostedList(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Result<BulkCheck, CheckVinListError>> {
  const file = (await request.formData()).get('file');
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  const checkVinList = await resolveService(context, 'checkVinList');
  const checked = await checkVinList(bytes, { signal: request.signal });
  if (checked.isErr() && checked.error.code === 'signed-out') throw redirect(loginPath(BULK_CHECK_PATH));
  return checked;
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
