import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Product } from './start-product.ts';

/** Ages the subscriptions of a product, so that their next period, and what is due before it, is due now. */
export function passMonth({ dataDir }: Pick<Product, 'dataDir'>): void {
  const month = 32 * 86_400_000;
  change(dataDir, [
    `update subscriptions set started_at = started_at - ${month}, period_start = period_start - ${month},
      period_end = period_end - ${month}, due_at = due_at - ${month}`,
    `update jobs set due_at = due_at - ${month}
      where kind in ('renew-subscription', 'remind-of-renewal') and finished_at is null`,
  ]);
}

/** Withdraws the records of a vehicle, as its source can do at any time. */
export function withdrawRecords({ dataDir }: Pick<Product, 'dataDir'>, vin: string): void {
  change(dataDir, [`delete from history_records where vin = '${vin}'`]);
}

/** Ages the waiting documents, so that the hour in which they are retried is over. */
export function passDeliveryHour({ dataDir }: Pick<Product, 'dataDir'>): void {
  const hour = 61 * 60_000;
  change(dataDir, [
    `update deliveries set created_at = created_at - ${hour} where state = 'waiting'`,
    `update jobs set due_at = due_at - ${hour} where kind = 'deliver-document' and finished_at is null`,
  ]);
}

function change(dataDir: string, statements: readonly string[]): void {
  const db = new DatabaseSync(path.join(dataDir, 'vinport.sqlite'), { timeout: 10_000 });
  for (const statement of statements) db.exec(statement);
  db.close();
}
