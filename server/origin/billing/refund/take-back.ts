import { moveCredit } from '#origin/credits/move-credit.ts';
import { updateRows } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import { linesOf, type OrderLine } from '../purchase/order-lines.ts';

/** The cause of a revocation: a refund, or a dispute that may still be won. */
export interface TakeBackCause {
  readonly reason: 'refund' | 'dispute';
  /** The ID of the refund or dispute. */
  readonly id: string;
}

/** An order of a buyer with an account. */
export type OwnedOrder = OrderRow & { readonly user_id: string };

/**
 * Revokes a share of an order: unused credits first, then documents that were created with them. Earlier revocations
 * count, so that several partial refunds never revoke more than was bought and the ledger never falls below zero.
 */
export async function takeBack(
  ctx: Pick<OriginContext, 'now' | 'newId'>,
  trx: OriginTransaction,
  { order, share, cause }: { readonly order: OwnedOrder; readonly share: number; readonly cause: TakeBackCause },
): Promise<void> {
  for (const line of await linesOf(trx, order)) {
    const { documents } = line.plan;
    if (documents === 'unlimited') continue;
    const before = await takenBefore(trx, order, line);
    const wanted = Math.floor(documents * line.quantity * share + 1e-9) - before;
    if (wanted > 0) await takeBackFromLine(ctx, trx, { order, line, cause, wanted });
  }
}

/** Revokes a number of credits of one line, or documents if there are not enough credits. */
export async function takeBackFromLine(
  { now, newId }: Pick<OriginContext, 'now' | 'newId'>,
  trx: OriginTransaction,
  {
    order,
    line,
    cause,
    wanted,
  }: { readonly order: OwnedOrder; readonly line: OrderLine; readonly cause: TakeBackCause; readonly wanted: number },
): Promise<void> {
  const { kind } = line.plan;
  // Locks the user's row, so that no document is charged between reading and lowering the balance.
  await updateRows(trx, 'users', { where: { id: order.user_id }, set: { credits_moved_at: now() } });
  const { balance } = await trx
    .selectFrom('credit_ledger')
    .select(({ fn }) => fn.sum<number | null>('delta').as('balance'))
    .where('user_id', '=', order.user_id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  const credits = Math.min(wanted, Math.max(0, Number(balance ?? 0)));
  if (credits > 0) {
    await moveCredit(trx, {
      id: newId(),
      user_id: order.user_id,
      kind,
      delta: -credits,
      reason: cause.reason,
      reference: takeBackReference(order, line, cause),
      now: now(),
    });
  }
  await revokeDocuments(trx, { order, line, cause, count: wanted - credits });
}

/** Revokes the documents that this line delivered, then the newest other documents that its credits paid for. */
async function revokeDocuments(
  trx: OriginTransaction,
  {
    order,
    line,
    cause,
    count,
  }: { readonly order: OwnedOrder; readonly line: OrderLine; readonly cause: TakeBackCause; readonly count: number },
): Promise<void> {
  if (count <= 0) return;
  const delivered = await trx
    .selectFrom('deliveries')
    .innerJoin('documents', 'documents.id', 'deliveries.document_id')
    .select('documents.id')
    .where('deliveries.order_id', '=', order.id)
    .where('deliveries.position', '=', line.position)
    .where('documents.revoked_by', 'is', null)
    .execute();
  const charged = await trx
    .selectFrom('credit_ledger')
    .innerJoin('documents', 'documents.id', 'credit_ledger.reference')
    .select('documents.id')
    .where('credit_ledger.user_id', '=', order.user_id)
    .where('credit_ledger.reason', '=', 'document')
    .where('credit_ledger.kind', '=', line.plan.kind)
    .where('credit_ledger.created_at', '>=', order.paid_at ?? 0)
    .where('documents.revoked_by', 'is', null)
    .orderBy('credit_ledger.created_at', 'desc')
    .orderBy('documents.id')
    .execute();
  const ids = [...new Set([...delivered, ...charged].map(({ id }) => id))].slice(0, count);
  if (ids.length === 0) return;
  await trx
    .updateTable('documents')
    .set({ revoked_by: takeBackReference(order, line, cause) })
    .where('id', 'in', ids)
    .execute();
  // A revoked report must not be returned for free when the buyer requests it again.
  await trx.deleteFrom('report_claims').where('document_id', 'in', ids).execute();
}

/** Returns how many credits and documents of a line earlier refunds have revoked. */
async function takenBefore(trx: OriginTransaction, order: OwnedOrder, line: OrderLine): Promise<number> {
  const prefix = `${linePrefix(order, line)}%`;
  const { credits } = await trx
    .selectFrom('credit_ledger')
    .select(({ fn }) => fn.sum<number | null>('delta').as('credits'))
    .where('user_id', '=', order.user_id)
    .where('reason', 'in', ['refund', 'dispute', 'dispute-won'])
    .where('reference', 'like', prefix)
    .executeTakeFirstOrThrow();
  const { documents } = await trx
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('documents'))
    .where('user_id', '=', order.user_id)
    .where('revoked_by', 'like', prefix)
    .executeTakeFirstOrThrow();
  return Number(documents) - Number(credits ?? 0);
}

function linePrefix({ id }: OwnedOrder, { position }: OrderLine): string {
  return `${id}:${position}:`;
}

function takeBackReference(order: OwnedOrder, line: OrderLine, { reason, id }: TakeBackCause): string {
  return `${linePrefix(order, line)}${reason}:${id}`;
}

/** Restores what a dispute had frozen. */
export async function restore(
  { now, newId }: Pick<OriginContext, 'now' | 'newId'>,
  trx: OriginTransaction,
  order: OwnedOrder,
  disputeId: string,
): Promise<void> {
  const suffix = `${order.id}:%:dispute:${disputeId}`;
  const frozen = await trx
    .selectFrom('credit_ledger')
    .selectAll()
    .where('user_id', '=', order.user_id)
    .where('reason', '=', 'dispute')
    .where('reference', 'like', suffix)
    .execute();
  for (const { kind, delta, reference } of frozen) {
    const move = { id: newId(), user_id: order.user_id, kind, delta: -delta, reason: 'dispute-won', reference };
    await moveCredit(trx, { ...move, now: now() });
  }
  await trx
    .updateTable('documents')
    .set({ revoked_by: null })
    .where('user_id', '=', order.user_id)
    .where('revoked_by', 'like', suffix)
    .execute();
}
