import { err, ok, type Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { deliveryCalls } from '#contract/delivery.ts';
import { orderOfSignedWords } from '../billing/purchase/signed-order.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { DeliveryRow } from '../kernel/db/shop-rows.ts';
import type { OriginContext, OriginError, RequestDetails, Verb } from '../kernel/origin-context.ts';
import { wireShared } from '../sharing/read-shared.ts';
import { deliveryOfLink, NO_DOCUMENT } from './document-links.ts';

/** The credentials for reading a document: a private link, or the `custom_data` of an order. */
type DeliveredInput = TakenBy<typeof deliveryCalls.read>;

/** Returns a delivered document without a sign-in, read-only; a revoked document is not found. */
export const readDelivered: Verb<typeof deliveryCalls.read, OriginContext, [RequestDetails]> = async (
  ctx,
  input,
  { caller },
) => {
  const delivery = await findDelivery(ctx, input, caller);
  if (delivery.isErr()) return err(delivery.error);
  const { state, kind, vin } = delivery.value;
  const document = state === 'ready' ? await documentOf(ctx, delivery.value) : ok(null);
  return document.map((row) => ({
    status: 'success',
    data: { state, kind, vin, document: row && wireShared(row) },
  }));
};

/** Returns the row of a delivered document for printing. */
export async function findDelivered(
  ctx: OriginContext,
  input: DeliveredInput,
  caller: string,
): Promise<Result<DocumentRow, OriginError>> {
  const delivery = await findDelivery(ctx, input, caller);
  return delivery.isErr() ? err(delivery.error) : documentOf(ctx, delivery.value);
}

async function findDelivery(
  ctx: OriginContext,
  { key, custom_data: words, delivery: id }: DeliveredInput,
  caller: string,
): Promise<Result<DeliveryRow, OriginError>> {
  if (key !== undefined) return deliveryOfLink(ctx, key, caller);
  if (words === undefined || id === undefined) return err(NO_DOCUMENT);
  const order = await orderOfSignedWords(ctx, words);
  if (order.isErr()) return err(order.error);
  const delivery = await findRow(ctx.db, 'deliveries', { id, order_id: order.value.id });
  return delivery ? ok(delivery) : err(NO_DOCUMENT);
}

async function documentOf(
  { db }: OriginContext,
  { document_id }: DeliveryRow,
): Promise<Result<DocumentRow, OriginError>> {
  if (document_id === null) return err(NO_DOCUMENT);
  const row = await findRow(db, 'documents', { id: document_id, revoked_by: null });
  return row ? ok(row) : err(NO_DOCUMENT);
}
