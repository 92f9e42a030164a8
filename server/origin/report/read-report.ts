import { err, ok, type Result } from 'neverthrow';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { reportFromRow, type StoredReport } from '../snapshots/report-snapshot.ts';

/** Returns a stored report of the user; reports of other users are not found. */
export async function readReport(
  { db, userId }: SignedInContext,
  id: string,
): Promise<Result<StoredReport, OriginError>> {
  const row = await findRow(db, 'documents', { id, kind: 'report', user_id: userId, revoked_by: null });
  return row ? ok(reportFromRow(row)) : err({ code: 'not-found', message: 'There is no such report.' });
}
