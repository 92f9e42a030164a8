import { err, ok, type Result } from 'neverthrow';
import { newSecret, secretHash } from '../account/token.ts';
import { documentLinkEmail } from '../billing/emails/refund-emails.ts';
import type { OriginTransaction } from '../db/schema.ts';
import type { DeliveryRow } from '../db/shop-rows.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';

const NINETY_DAYS_MS = 90 * 24 * 60 * 60 * 1_000;

/** Makes a private link to one delivered document, valid for 90 days; returns its key, of which only the hash is stored. */
export async function issueDocumentLink(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  deliveryId: string,
): Promise<string> {
  const key = newSecret();
  await trx
    .insertInto('document_links')
    .values({
      key_hash: secretHash(key),
      delivery_id: deliveryId,
      created_at: now(),
      expires_at: now() + NINETY_DAYS_MS,
    })
    .execute();
  return key;
}

/** Finds the delivery that a private link opens, while the link is valid. */
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

/** The answer for a link that is not valid, and for a document that is not there any more. */
export const NO_DOCUMENT: OriginError = {
  code: 'not-found',
  message: 'This link has expired, or the document is no longer available.',
};

/**
 * Emails a new link, only ever to the address of the order. Whether the old link was one of ours is answered alike, so
 * that nothing is learned by trying.
 */
export async function renewDocumentLink(
  ctx: OriginContext,
  key: string,
  caller: string,
): Promise<Result<{ readonly status: 'success' }, OriginError>> {
  const limited = await limitCalls(ctx, [
    { limit: 'linkByCaller', by: caller },
    { limit: 'renewedLinkByKey', by: key },
  ]);
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
    await queueMail(ctx, trx, { to: old.email, ...documentLinkEmail(old.language, { link, vin: old.vin }) });
  });
  return ok({ status: 'success' });
}
