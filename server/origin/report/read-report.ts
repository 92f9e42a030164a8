import { err, ok, type Result } from 'neverthrow';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { reportFromRow, type StoredReport } from '../snapshots/report-snapshot.ts';

/** Returns a stored report of the user; reports of other users are not found. */
export async function readReport(
  { db, userId }: SignedInContext,
  id: string,
): Promise<Result<StoredReport, OriginError>> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'report')
    .where('user_id', '=', userId)
    .where('revoked_by', 'is', null)
    .executeTakeFirst();
  return row ? ok(reportFromRow(row)) : err({ code: 'not-found', message: 'There is no such report.' });
}
