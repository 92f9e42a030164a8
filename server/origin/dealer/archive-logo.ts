import type { OriginTransaction } from '../kernel/db/schema.ts';

/** Takes a dealer's logo out of use, and drops each that no document bears, but for one that is to be chosen. */
export async function archiveLogo(
  trx: OriginTransaction,
  userId: string,
  { except }: { readonly except: string | null },
): Promise<void> {
  await trx
    .updateTable('dealer_logos')
    .set({ is_current: 0 })
    .where('user_id', '=', userId)
    .where('is_current', '=', 1)
    .execute();
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
