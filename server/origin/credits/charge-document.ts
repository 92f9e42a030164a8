import { insertRowOnce } from '../kernel/db/rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import type { SubscriptionRow } from '../kernel/db/shop-rows.ts';
import { moveCredit } from './move-credit.ts';
import { runningSubscriptions } from './running-subscriptions.ts';

/** The document to charge and its user. */
export interface DocumentCharge {
  readonly userId: string;
  readonly kind: 'vhr' | 'sticker';
  readonly documentId: string;
  readonly now: number;
  readonly newId: () => string;
}

/**
 * Charges a document to an unlimited subscription, else to a credit of its kind, else to a global credit. Returns
 * whether the charge succeeded.
 */
export async function chargeDocument(trx: OriginTransaction, charge: DocumentCharge): Promise<boolean> {
  const running = await runningSubscriptions(trx, charge);
  const endless = running.find((each) => each.documents === null && [charge.kind, 'global'].includes(each.kind));
  const paidIn = endless ? endless.kind : await takeCredit(trx, charge);
  if (paidIn === null) return false;
  const subscription = endless ?? running.find(({ kind }) => kind === paidIn);
  if (subscription) await noteUse(trx, subscription, charge);
  return true;
}

async function takeCredit(
  trx: OriginTransaction,
  { userId, kind, documentId, now, newId }: DocumentCharge,
): Promise<DocumentCharge['kind'] | 'global' | null> {
  const move = { user_id: userId, delta: -1, reason: 'document', reference: documentId, now };
  for (const paying of [kind, 'global'] as const) {
    if (await moveCredit(trx, { ...move, id: newId(), kind: paying })) return paying;
  }
  return null;
}

async function noteUse(
  trx: OriginTransaction,
  { id }: SubscriptionRow,
  { documentId, now }: DocumentCharge,
): Promise<void> {
  await insertRowOnce(trx, 'subscription_uses', {
    unique: ['subscription_id', 'document_id'],
    row: { subscription_id: id, document_id: documentId, used_at: now },
  });
}
