import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import type { Sticker } from '#core/sticker/sticker.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { stickerFromRow } from '../snapshots/sticker-snapshot.ts';

/** Returns a stored sticker of the user; stickers of other users are not found. */
export async function readSticker(
  { db, userId }: SignedInContext,
  { id }: TakenBy<typeof stickerCalls.read>,
): Promise<Result<Sticker, OriginError>> {
  const row = await findRow(db, 'documents', { id, kind: 'sticker', user_id: userId, revoked_by: null });
  return row ? ok(stickerFromRow(row)) : err({ code: 'not-found', message: 'There is no such sticker.' });
}
