import * as z from 'zod';
import { undeliveredEmail } from '../billing/emails/refund-emails.ts';
import { REFUND_UNDELIVERED_JOB } from '../billing/purchase/delivery-jobs.ts';
import type { DeliveryRow, OrderRow } from '../kernel/db/shop-rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { enqueueJob } from '../kernel/jobs/enqueue-job.ts';
import { type JobHandler, type JobOutcome, jobDone, retryJobAfter } from '../kernel/jobs/job.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { makeDocument } from './make-document.ts';
import { CHOICE_LASTS_MS, signChoice } from './signed-choice.ts';

const payload = z.object({ deliveryId: z.string() });

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const ONE_HOUR_MS = 60 * MINUTE_MS;
/** Delays between retries, in milliseconds; the last one repeats. */
const WAITS_MS: readonly number[] = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];

/** Creates a paid document. If this fails for an hour, the buyer chooses a compensation. */
export const deliverDocumentJob: JobHandler<z.infer<typeof payload>> = {
  schema: payload,
  leaseMs: 2 * MINUTE_MS,
  run: async (ctx, { deliveryId }, { attempt }) => {
    const delivery = await ctx.db.selectFrom('deliveries').selectAll().where('id', '=', deliveryId).executeTakeFirst();
    if (delivery?.state !== 'waiting') return jobDone;
    const order = await ctx.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', delivery.order_id)
      .executeTakeFirstOrThrow();
    if (order.user_id === null) return jobDone;
    // The order was refunded before the document was created; credits of other orders must not pay for it.
    if (isRefunded(order)) return settle(ctx, delivery, { state: 'refunded' });
    const steps = stepRecorder(ctx, delivery);
    const made = await makeDocument({ ...ctx, userId: order.user_id }, delivery, steps.record);
    await steps.written();
    if (made.isOk()) return settle(ctx, delivery, { state: 'ready', document_id: made.value });
    // The buyer has spent the credit on another document in the meantime, so nothing is owed.
    if (made.error.code === 'no-credit') return settle(ctx, delivery, { state: 'credited' });
    ctx.logger.warn({ deliveryId, code: made.error.code, attempt }, 'A paid document could not be created.');
    if (ctx.now() - delivery.created_at < ONE_HOUR_MS) {
      return retryJobAfter(WAITS_MS[Math.min(attempt, WAITS_MS.length) - 1] ?? MINUTE_MS, made.error.code);
    }
    return askBuyer(ctx, order, delivery);
  },
};

function isRefunded({ amount, refunded_amount }: OrderRow): boolean {
  return amount > 0 && Number(refunded_amount) >= amount;
}

/** Returns a function that stores the latest completed step, so that the buyer sees the progress. */
function stepRecorder({ db }: OriginContext, { id }: DeliveryRow) {
  let written: Promise<unknown> = Promise.resolve();
  return {
    record: (step: object) => {
      const text = JSON.stringify(step);
      written = written.then(() =>
        db.updateTable('deliveries').set({ step: text }).where('id', '=', id).where('state', '=', 'waiting').execute(),
      );
    },
    written: () => written,
  };
}

async function settle(
  { db, now }: OriginContext,
  { id }: DeliveryRow,
  changes: Pick<DeliveryRow, 'state'> & Partial<DeliveryRow>,
): Promise<JobOutcome> {
  await db
    .updateTable('deliveries')
    .set({ ...changes, settled_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
  return jobDone;
}

async function askBuyer(ctx: OriginContext, order: OrderRow, delivery: DeliveryRow): Promise<JobOutcome> {
  const words = await signChoice(ctx, delivery.id);
  await ctx.db.transaction().execute(async (trx) => {
    const asked = await trx
      .updateTable('deliveries')
      .set({ state: 'choice' })
      .where('id', '=', delivery.id)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!asked) return;
    const job = { kind: REFUND_UNDELIVERED_JOB, key: delivery.id, payload: { deliveryId: delivery.id } };
    await enqueueJob(ctx, trx, { ...job, dueAt: ctx.now() + CHOICE_LASTS_MS });
    const facts = { language: order.language, siteAddress: order.site_address, orderNumber: order.number ?? order.id };
    const { kind, vin } = delivery;
    await queueEmail(ctx, trx, { to: order.email, ...undeliveredEmail(facts, { kind, vin, words }) });
  });
  return jobDone;
}
