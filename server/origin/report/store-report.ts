import { err, ok, type Result } from 'neverthrow';
import { chargeDocument } from '../credits/charge-document.ts';
import { letterheadFor } from '../dealer/letterhead-for.ts';
import { insertRow } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { reportFromRow, type StoredReport } from '../snapshots/report-snapshot.ts';

/** How long a report of the same vehicle is returned for free, in milliseconds. */
const FREE_FOR_MS = 24 * 60 * 60 * 1_000;

/** A concurrent request of this user for the same vehicle was faster; return its report. */
export const OVERTAKEN = { code: 'conflict', message: 'This report is being made already.' } as const;

/** Returns the report of a vehicle that this user can get for free now, or `null`. */
export async function findFreeReport({ db, userId, now }: SignedInContext, vin: string): Promise<StoredReport | null> {
  const row = await db
    .selectFrom('report_claims')
    .innerJoin('documents', 'documents.id', 'report_claims.document_id')
    .selectAll('documents')
    .where('report_claims.user_id', '=', userId)
    .where('report_claims.vin', '=', vin)
    .where('report_claims.free_until', '>', now())
    .where('documents.revoked_by', 'is', null)
    .executeTakeFirst();
  return row ? reportFromRow(row) : null;
}

/**
 * Stores a new report and charges it in one transaction. Of several concurrent reports, one is stored; the others fail
 * with {@link OVERTAKEN} and are rolled back.
 */
export async function storeReport(
  { userId, now, newId }: SignedInContext,
  trx: OriginTransaction,
  { id, kind, createdAt, snapshot }: StoredReport,
): Promise<Result<string, OriginError>> {
  const { vin } = snapshot.vehicle;
  await insertRow(trx, 'documents', {
    id,
    user_id: userId,
    kind: 'report',
    vin,
    snapshot: JSON.stringify(snapshot),
    created_at: createdAt,
    report_kind: kind,
    ...(await letterheadFor(trx, userId)),
  });
  const claimed = await trx
    .insertInto('report_claims')
    .values({ user_id: userId, vin, document_id: id, free_until: createdAt + FREE_FOR_MS })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'vin'])
        .doUpdateSet({ document_id: id, free_until: createdAt + FREE_FOR_MS })
        .where('report_claims.free_until', '<=', createdAt),
    )
    .returning('document_id')
    .executeTakeFirst();
  if (!claimed) return err(OVERTAKEN);
  const isPaid = await chargeDocument(trx, { userId, kind: 'vhr', documentId: id, now: now(), newId });
  return isPaid ? ok(id) : err({ code: 'no-credit' });
}
