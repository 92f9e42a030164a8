import { updateRows } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';

/**
 * Retires a dealer's current logo and deletes each logo that no document uses, except for one that is about to be
 * selected.
 */
export async function archiveLogo(
  trx: OriginTransaction,
  userId: string,
  { except }: { readonly except: string | null },
): Promise<void> {
  await updateRows(trx, 'dealer_logos', { where: { user_id: userId, is_current: 1 }, set: { is_current: 0 } });
  await trx
    .deleteFrom('dealer_logos')
    .where('user_id', '=', userId)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('documents').select('documents.id').whereRef('documents.dealer_logo', '=', 'dealer_logos.id'),
        ),
      ),
    )
    .execute();
}
