import { err, ok, type Result } from 'neverthrow';
import type { OriginContext } from '../../origin-context.ts';
import type { OriginError } from '../../origin-error.ts';
import { settleOrder } from './pay-order.ts';

/** A notice as it came. */
export interface NoticeInput {
  readonly gateway: string;
  readonly body: string;
  readonly signature: string;
}

type Acknowledgement = Result<{ status: 'success' }, OriginError>;

/**
 * Acts on what a payment gateway sends by itself. A notice says only which payment has changed; how it stands is asked,
 * so that old, repeated and reordered ones lead to the same. It is noted as done only afterwards: one that was cut off in
 * the middle is acted upon when it comes again.
 */
export async function receivePaymentNotice(ctx: OriginContext, input: NoticeInput): Promise<Acknowledgement> {
  const { body, signature } = input;
  const notice = ctx.payments.get(input.gateway)?.readNotice({ body, signature, receivedAt: ctx.now() });
  if (!notice?.isOk()) return err({ code: 'invalid', message: 'The signature is not right, or too old.' });
  const { id, paymentId } = notice.value;
  const known = await ctx.db.selectFrom('payment_notices').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return ok({ status: 'success' });
  const settled = paymentId === null ? ok() : await settlePayment(ctx, input.gateway, paymentId);
  if (settled.isErr()) return err(settled.error);
  await ctx.db
    .insertInto('payment_notices')
    .values({ id, received_at: ctx.now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return ok({ status: 'success' });
}

/** A payment that no order knows is somebody else's, of the same account with the gateway. */
async function settlePayment(
  ctx: OriginContext,
  gateway: string,
  paymentId: string,
): Promise<Result<void, OriginError>> {
  const order = await ctx.db
    .selectFrom('orders')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!order || order.state === 'paid') return ok();
  return (await settleOrder(ctx, order)).map(() => undefined);
}
