import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/** There is one row for all. */
const ID = 1;

/** Tells all hosts that what their pages are made of changes with this transaction. */
export async function contentChanged(trx: OriginTransaction): Promise<void> {
  await trx
    .insertInto('content_version')
    .values({ id: ID, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ version: eb('content_version.version', '+', 1) })),
    )
    .execute();
}

/** The version of what pages are made of: it is another one after each change. */
export async function contentVersion({ db }: Pick<OriginContext, 'db'>): Promise<string> {
  const row = await db.selectFrom('content_version').select('version').where('id', '=', ID).executeTakeFirst();
  return String(row?.version ?? 0);
}
