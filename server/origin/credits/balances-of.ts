import type { CreditLedgerRow, OriginDatabase } from '../kernel/db/schema.ts';

/** Returns a user's credit balances by kind: the sums of their ledger. */
export async function balancesOf(
  { db }: { readonly db: OriginDatabase },
  userId: string,
): Promise<Record<CreditLedgerRow['kind'], number>> {
  const rows = await db
    .selectFrom('credit_ledger')
    .select(({ fn }) => ['kind', fn.sum<number>('delta').as('balance')])
    .where('user_id', '=', userId)
    .groupBy('kind')
    .execute();
  const balances = { vhr: 0, sticker: 0, global: 0 };
  for (const { kind, balance } of rows) balances[kind] = Number(balance);
  return balances;
}
