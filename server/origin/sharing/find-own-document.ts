import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { documentFileCalls } from '#contract/document/file-calls.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';

/** Returns a stored document of the user; documents of other users are not found. */
export async function findOwnDocument(
  { db, userId }: SignedInContext,
  { id }: TakenBy<typeof documentFileCalls.print>,
): Promise<Result<DocumentRow, OriginError>> {
  const row = await findRow(db, 'documents', { id, user_id: userId, revoked_by: null });
  return row ? ok(row) : err({ code: 'not-found', message: 'There is no such document.' });
}

/** Returns the user's newest report of a vehicle. */
export async function findNewestOwnReport(
  { db, userId }: SignedInContext,
  { vin }: TakenBy<typeof documentFileCalls.printNewestReport>,
): Promise<Result<DocumentRow, OriginError>> {
  const row = await db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'report')
    .where('revoked_by', 'is', null)
    .where('vin', '=', vin)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? ok(row) : err({ code: 'not-found', message: 'There is no report of this vehicle.' });
}
