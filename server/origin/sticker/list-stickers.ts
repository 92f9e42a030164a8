import { ok } from 'neverthrow';
import type { stickerCalls } from '#contract/sticker/sticker-calls.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';
import { rowsOf } from '../kernel/page-input.ts';
import { stickerFromRow } from '../snapshots/sticker-snapshot.ts';

/** Lists the user's stickers. This call is not part of the specification. */
export const listStickers: Verb<typeof stickerCalls.list, SignedInContext> = async (
  { db, userId },
  { vin, ...page },
) => {
  const { limit, offset } = rowsOf(page);
  const own = db
    .selectFrom('documents')
    .where('user_id', '=', userId)
    .where('kind', '=', 'sticker')
    .where('revoked_by', 'is', null)
    .$if(vin !== '', (query) => query.where('vin', 'like', `%${vin}%`));
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const stickers = rows.map((row) => stickerToWire(stickerFromRow(row)));
  return ok({ status: 'success', data: { total: Number(total), stickers } });
};
