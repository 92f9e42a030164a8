import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { pageInput, rowsOf } from '../kernel/page-input.ts';
import { stickerFromRow, type WireSticker, wireSticker } from '../snapshots/sticker-snapshot.ts';

/** Fields of GET /api-cwa/sticker-lists; `vin` is any part of a VIN. */
export const listStickersInput = pageInput.extend({
  // With these signs alone it holds none that LIKE would take for another.
  vin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9 -]{0,17}$/, 'it is no part of a VIN')
    .default(''),
});

/** A page of a person's stickers. */
export interface StickerList {
  readonly total: number;
  /** The newest first. */
  readonly stickers: readonly WireSticker[];
}

/** Lists the stickers that a person has made. The call is our own; the specification has none. */
export async function listStickers(
  { db, userId }: SignedInContext,
  { vin, ...page }: z.infer<typeof listStickersInput>,
): Promise<Result<{ status: 'success'; data: StickerList }, OriginError>> {
  const { limit, offset } = rowsOf(page);
  const own = db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .where('kind', '=', 'sticker')
    .where('revoked_by', 'is', null)
    .$if(vin !== '', (query) => query.where('vin', 'like', `%${vin}%`));
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const stickers = rows.map((row) => wireSticker(stickerFromRow(row)));
  return ok({ status: 'success', data: { total: Number(total), stickers } });
}
