import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { ReportStep } from '#core/report/report-step.ts';
import { composeSticker } from '#core/sticker/compose-sticker.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { undeliveredEmail } from '../billing/emails/refund-emails.ts';
import { REFUND_UNDELIVERED_JOB } from '../billing/purchase/delivery-jobs.ts';
import { findRow, getRow, updateRows } from '../kernel/db/rows.ts';
import type { DeliveryRow, OrderRow } from '../kernel/db/shop-rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { enqueueJob } from '../kernel/jobs/enqueue-job.ts';
import { type JobHandler, type JobOutcome, jobDone, retryJobAfter } from '../kernel/jobs/job.ts';
import type { OriginContext, OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { makeReport } from '../report/make-report.ts';
import { findDraft } from '../sticker/find-draft.ts';
import { storeSticker } from '../sticker/store-sticker.ts';
import { vehicleOfVin } from '../vehicle/vehicle-of-vin.ts';
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
    const delivery = await findRow(ctx.db, 'deliveries', { id: deliveryId });
    if (delivery?.state !== 'waiting') return jobDone;
    const order = await getRow(ctx.db, 'orders', { id: delivery.order_id });
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
        updateRows(db, 'deliveries', { where: { id, state: 'waiting' }, set: { step: text } }),
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
  await updateRows(db, 'deliveries', { where: { id, state: 'waiting' }, set: { ...changes, settled_at: now() } });
  return jobDone;
}

async function askBuyer(ctx: OriginContext, order: OrderRow, delivery: DeliveryRow): Promise<JobOutcome> {
  const words = await signChoice(ctx, delivery.id);
  await ctx.db.transaction().execute(async (trx) => {
    const [asked] = await updateRows(trx, 'deliveries', {
      where: { id: delivery.id, state: 'waiting' },
      set: { state: 'choice' },
    });
    if (!asked) return;
    const job = { kind: REFUND_UNDELIVERED_JOB, key: delivery.id, payload: { deliveryId: delivery.id } };
    await enqueueJob(ctx, trx, { ...job, dueAt: ctx.now() + CHOICE_LASTS_MS });
    const facts = { language: order.language, siteAddress: order.site_address, orderNumber: order.number ?? order.id };
    const { kind, vin } = delivery;
    await queueEmail(ctx, trx, { to: order.email, ...undeliveredEmail(facts, { kind, vin, words }) });
  });
  return jobDone;
}

/**
 * Creates a paid document for its buyer and returns its ID. The delivery ID is the idempotency key: after a crash, the
 * same delivery returns the same document without another charge.
 */
async function makeDocument(
  ctx: SignedInContext,
  { id, kind, vin: text }: DeliveryRow,
  onStep: (step: ReportStep) => void,
): Promise<Result<string, OriginError>> {
  const vin = readVin(text);
  if (vin.isErr()) return err({ code: 'declined', message: 'Wrong VIN' });
  const once = { key: `delivery-${id}`, request: { call: 'deliver', input: { kind, vin: text } } };
  if (kind === 'sticker') {
    const draft = await findDraft(ctx, vin.value);
    if (draft === null) return err({ code: 'declined', message: 'no data' });
    return storeSticker(ctx, composeSticker(draft, preselectedChoices(draft)), once);
  }
  const report = await makeReport(
    ctx,
    {
      request: once.request,
      vin: vin.value,
      kind: 'full',
      mileage: null,
      identify: async () => ok(await vehicleOfVin(ctx, vin.value)),
    },
    { idempotencyKey: once.key, isDelivery: true, onStep },
  );
  return report.map((made) => made.id);
}
