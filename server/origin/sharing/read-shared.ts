import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { secretHash } from '../account/token.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { type WireReport, wireReport } from '../report/wire-report.ts';
import { reportFromRow } from '../snapshots/report-snapshot.ts';
import { stickerFromRow, type WireSticker, wireSticker } from '../snapshots/sticker-snapshot.ts';

/** Fields of GET /api-cwa/shared and GET /api-cwa/shared-pdf. */
export const sharedKeyInput = z.object({ key: z.string().min(1).max(128) });

/** A shared document as anyone with the link reads it: nothing in it tells of its owner. */
export type SharedDocument =
  | { readonly kind: 'sticker'; readonly document: WireSticker }
  | { readonly kind: 'report'; readonly document: WireReport };

/** Finds the document that a share key opens. A revoked key and one that never was answer alike. */
export async function findShared(
  ctx: OriginContext,
  { key }: z.infer<typeof sharedKeyInput>,
  caller: string,
): Promise<Result<DocumentRow, OriginError>> {
  const limited = await limitCalls(ctx, [{ limit: 'sharedByCaller', by: caller }]);
  if (limited.isErr()) return err(limited.error);
  const row = await ctx.db
    .selectFrom('documents')
    .innerJoin('document_shares', 'document_shares.document_id', 'documents.id')
    .selectAll('documents')
    .where('document_shares.key_hash', '=', secretHash(key))
    .where('documents.revoked_by', 'is', null)
    .executeTakeFirst();
  return row ? ok(row) : err({ code: 'not-found', message: 'This link does not lead to a document, or no longer.' });
}

/** Names a shared document's parts as on the wire. */
export function wireShared(row: DocumentRow): SharedDocument {
  switch (row.kind) {
    case 'sticker':
      return { kind: 'sticker', document: wireSticker(stickerFromRow(row)) };
    case 'report':
      return { kind: 'report', document: wireReport(reportFromRow(row)) };
  }
}
