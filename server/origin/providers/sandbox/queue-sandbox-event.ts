import * as z from 'zod';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import { enqueueJob } from '#origin/kernel/jobs/enqueue-job.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { GatewayEvent } from '#origin/kernel/ports/payment-gateway.ts';

/** The kind of jobs that send an event of the sandbox. */
export const SANDBOX_EVENT_JOB = 'sandbox-event';

const text = z.string().nullable();

/** The payload of such a job. */
export const sandboxEventJob = z.object({
  event: z.object({
    id: z.string(),
    kind: z.enum(['changed', 'declined', 'card-setup']),
    orderId: text,
    paymentId: text,
    checkoutId: text,
    subscriptionId: text,
    refundId: text,
  }),
  /** Action at the gateway before the event is sent. */
  action: z.enum(['refund', 'dispute', 'win', 'lose']).nullable(),
});

type SandboxJob = z.infer<typeof sandboxEventJob>;

/** Enqueues an event of the sandbox, to be sent after the commit or later. */
export async function queueSandboxEvent(
  ctx: OriginContext,
  trx: OriginTransaction,
  {
    kind,
    action = null,
    dueAt,
    ...about
  }: Pick<SandboxJob['event'], 'kind'> &
    Partial<Omit<GatewayEvent, 'id' | 'kind'>> & {
      readonly action?: SandboxJob['action'];
      readonly dueAt?: number;
    },
): Promise<void> {
  const id = `evt_${ctx.newId()}`;
  const event = { orderId: null, paymentId: null, checkoutId: null, subscriptionId: null, refundId: null, ...about };
  await enqueueJob(ctx, trx, {
    kind: SANDBOX_EVENT_JOB,
    key: id,
    payload: { event: { ...event, id, kind }, action },
    ...(dueAt !== undefined && { dueAt }),
  });
}
