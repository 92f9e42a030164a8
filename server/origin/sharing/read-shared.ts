import { err, ok, type Result } from 'neverthrow';
import type { TakenBy, WireAnswer } from '#contract/define-call.ts';
import type { sharingCalls } from '#contract/document/sharing-calls.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import { secretHash } from '../account/token.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { OriginContext, OriginError, Verb } from '../kernel/origin-context.ts';
import { wireReport } from '../report/wire-report.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';
import { stickerFromRow } from '../snapshots/sticker-snapshot.ts';

/** Returns the document of a share key. Revoked and unknown keys get the same response. */
export async function findShared(
  ctx: OriginContext,
  { key }: TakenBy<typeof sharingCalls.readShared>,
): Promise<Result<DocumentRow, OriginError>> {
  const row = await ctx.db
    .selectFrom('documents')
    .innerJoin('document_shares', 'document_shares.document_id', 'documents.id')
    .selectAll('documents')
    .where('document_shares.key_hash', '=', secretHash(key))
    .where('documents.revoked_by', 'is', null)
    .executeTakeFirst();
  return row ? ok(row) : err({ code: 'not-found', message: 'This link does not lead to a document, or no longer.' });
}

/** Returns the document of a share key in the API's format. */
export const readShared: Verb<typeof sharingCalls.readShared> = async (ctx, input) =>
  (await findShared(ctx, input)).map((row) => ({ status: 'success', data: wireShared(row) }));

/** Converts a shared document to the API's field names. */
export function wireShared(row: DocumentRow): WireAnswer<typeof sharingCalls.readShared>['data'] {
  switch (row.kind) {
    case 'sticker':
      return { kind: 'sticker', document: stickerToWire(stickerFromRow(row)) };
    case 'report':
      return { kind: 'report', document: wireReport(reportFromRow(row)) };
  }
}
