import { deliveredKinds } from '#core/delivery/delivered-kinds.ts';
import { insertRow } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import { enqueueJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { LinkedDocument } from '../emails/receipt-email.ts';
import { DELIVER_DOCUMENT_JOB } from './delivery-jobs.ts';
import { issueDocumentLink } from './issue-document-link.ts';
import type { OrderLine } from './order-lines.ts';

/**
 * Enqueues the deliveries of a paid order in the transaction that records the payment; jobs create the documents right
 * after the commit. Returns the private links, which work as soon as a document is ready.
 */
export async function planDeliveries(
  ctx: OriginContext,
  trx: OriginTransaction,
  { order, lines }: { readonly order: OrderRow; readonly lines: readonly OrderLine[] },
): Promise<readonly LinkedDocument[]> {
  const links: LinkedDocument[] = [];
  // A renewal only grants credits.
  if (order.period !== null) return links;
  for (const { plan, vin, position } of lines) {
    for (const kind of deliveredKinds({ plan, vin })) {
      const id = ctx.newId();
      await insertRow(trx, 'deliveries', {
        id,
        order_id: order.id,
        position,
        kind,
        vin: vin ?? '',
        state: 'waiting',
        created_at: ctx.now(),
      });
      await enqueueJob(ctx, trx, { kind: DELIVER_DOCUMENT_JOB, key: id, payload: { deliveryId: id } });
      const key = await issueDocumentLink(ctx, trx, id);
      links.push({ kind, vin: vin ?? '', address: `${order.site_address}/documents/${key}` });
    }
  }
  return links;
}
