import { redirect } from 'react-router';
import { bulkCheckCsv } from '#core/vehicle/bulk-check-csv.ts';
import { textsIn } from '#texts/all-texts.ts';
import { fileAnswer } from '../app/answers/file-answer.ts';
import { hostContext } from '../app/contexts/host-context.ts';
import {
  BULK_CHECK_FILE_NAME,
  BULK_CHECK_PATH,
  bulkCheckWords,
  checkPostedList,
} from '../features/dealer/check-list.ts';
import { createTranslator } from '../i18n/create-translator.ts';
import type { Route } from './+types/bulk-check-file.ts';

export const loader = () => redirect(BULK_CHECK_PATH);

/** Checks a posted list and returns the result as a file, for browsers without scripts. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { language } = args.context.get(hostContext);
  const checked = await checkPostedList(args);
  return checked.match(
    (check) =>
      fileAnswer({
        body: bulkCheckCsv(check, bulkCheckWords(createTranslator(language, { ready: textsIn(language) }))),
        mediaType: 'text/csv; charset=utf-8',
        name: BULK_CHECK_FILE_NAME,
      }),
    () => redirect(BULK_CHECK_PATH),
  );
}
