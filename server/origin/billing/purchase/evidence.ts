import { insertRow } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { OrderRequest } from './order-request.ts';

/** Card payments can be disputed for up to 540 days; after that no evidence is needed. In milliseconds. */
const EVIDENCE_RETENTION_MS = 540 * 24 * 60 * 60 * 1_000;

/** Stores what the buyer saw and agreed to, for as long as a payment can be disputed. */
export async function storeEvidence(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  { order, request, caller }: { readonly order: OrderRow; readonly request: OrderRequest; readonly caller: string },
): Promise<void> {
  await insertRow(trx, 'purchase_evidence', {
    order_id: order.id,
    terms_version: request.termsVersion,
    shown_amount: request.total,
    shown_currency: request.currency,
    country: request.country,
    caller,
    immediate_delivery: request.immediateDelivery ? 1 : 0,
    agreed_at: now(),
    expires_at: now() + EVIDENCE_RETENTION_MS,
  });
}

/** Deletes expired evidence. */
export async function deleteExpiredEvidence({ db, now }: Pick<OriginContext, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('purchase_evidence').where('expires_at', '<=', now()).execute();
}
