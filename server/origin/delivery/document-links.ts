import { err, ok, type Result } from 'neverthrow';
import type { deliveryCalls } from '#contract/delivery.ts';
import { secretHash } from '../account/token.ts';
import { documentLinkEmail } from '../billing/emails/refund-emails.ts';
import { issueDocumentLink } from '../billing/purchase/issue-document-link.ts';
import type { DeliveryRow } from '../kernel/db/shop-rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError, Verb } from '../kernel/origin-context.ts';

/** Returns the delivery of a private link while the link is valid. */
export async function deliveryOfLink(
  ctx: OriginContext,
  key: string,
  caller: string,
): Promise<Result<DeliveryRow, OriginError>> {
  const limited = await limitCalls(ctx, [{ limit: 'sharedByCaller', by: caller }]);
  if (limited.isErr()) return err(limited.error);
  const found = await ctx.db
    .selectFrom('deliveries')
    .innerJoin('document_links', 'document_links.delivery_id', 'deliveries.id')
    .selectAll('deliveries')
    .where('document_links.key_hash', '=', secretHash(key))
    .where('document_links.expires_at', '>', ctx.now())
    .executeTakeFirst();
  return found ? ok(found) : err(NO_DOCUMENT);
}

/** The error for an invalid link and for a document that is no longer available. */
export const NO_DOCUMENT: OriginError = {
  code: 'not-found',
  message: 'This link has expired, or the document is no longer available.',
};

/**
 * Emails a new link to the address of the order. The response is the same for unknown links, so that guessing reveals
 * nothing.
 */
export const renewDocumentLink: Verb<typeof deliveryCalls.renewLink> = async (ctx, { key }) => {
  const limited = await limitCalls(ctx, [{ limit: 'renewedLinkByKey', by: key }]);
  if (limited.isErr()) return err(limited.error);
  await ctx.db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('document_links')
      .innerJoin('deliveries', 'deliveries.id', 'document_links.delivery_id')
      .innerJoin('orders', 'orders.id', 'deliveries.order_id')
      .leftJoin('documents', 'documents.id', 'deliveries.document_id')
      .select(['deliveries.id', 'deliveries.vin', 'orders.email', 'orders.site_address', 'orders.language'])
      .where('document_links.key_hash', '=', secretHash(key))
      .where('deliveries.state', '=', 'ready')
      .where('documents.id', 'is not', null)
      .where('documents.revoked_by', 'is', null)
      .executeTakeFirst();
    if (!old) return;
    const link = `${old.site_address}/documents/${await issueDocumentLink(ctx, trx, old.id)}`;
    await queueEmail(ctx, trx, { to: old.email, ...documentLinkEmail(old.language, { link, vin: old.vin }) });
  });
  return ok({ status: 'success' });
};
