import { findRow } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/** ID of the table's only row. */
const ID = 1;

/** Marks the content as changed for all hosts when this transaction commits. */
export async function contentChanged(trx: OriginTransaction): Promise<void> {
  await trx
    .insertInto('content_version')
    .values({ id: ID, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ version: eb('content_version.version', '+', 1) })),
    )
    .execute();
}

/** Returns the version of the content, which differs after each change. */
export async function contentVersion({ db }: Pick<OriginContext, 'db'>): Promise<string> {
  const row = await findRow(db, 'content_version', { id: ID });
  return String(row?.version ?? 0);
}
