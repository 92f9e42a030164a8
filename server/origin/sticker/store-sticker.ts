import { err, ok, type Result } from 'neverthrow';
import type { StickerContent } from '#core/sticker/sticker.ts';
import { chargeDocument } from '../credits/charge-document.ts';
import { letterheadFor } from '../dealer/letterhead-for.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { insertRow } from '../kernel/db/rows.ts';
import { type OnceOnly, onceOnly } from '../kernel/idempotency.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';

/** Stores a sticker and charges one credit for it in one transaction, once per idempotency key. Returns its ID. */
export async function storeSticker(
  ctx: SignedInContext,
  content: StickerContent,
  once: OnceOnly,
): Promise<Result<string, OriginError>> {
  return inTransaction(ctx.db, (trx) =>
    onceOnly(ctx, trx, once, async () => {
      const documentId = ctx.newId();
      const charge = { userId: ctx.userId, kind: 'sticker' as const, documentId, now: ctx.now(), newId: ctx.newId };
      if (!(await chargeDocument(trx, charge))) return err({ code: 'no-credit' });
      await insertRow(trx, 'documents', {
        id: documentId,
        user_id: ctx.userId,
        kind: 'sticker',
        vin: content.vehicle.vin,
        snapshot: JSON.stringify(content),
        created_at: ctx.now(),
        ...(await letterheadFor(trx, ctx.userId)),
      });
      return ok(documentId);
    }),
  );
}
