import { ok } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { sendFeedback } from '#contract/support/feedback.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { insertRow } from '../kernel/db/rows.ts';
import { queueEmail } from '../kernel/email/queue-email.ts';
import { onceOnly } from '../kernel/idempotency.ts';
import type { RequestDetails, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { supportAddress } from '../kernel/site/support-address.ts';

type FeedbackInput = TakenBy<typeof sendFeedback>;

/** Stores a user's feedback and emails the site's support team, once per idempotency key. */
export const createFeedback: Verb<typeof sendFeedback, SignedInContext, [RequestDetails]> = async (
  ctx,
  input,
  { idempotencyKey, domain },
) => {
  const team = await supportAddress(ctx, domain);
  const taken = await inTransaction(ctx.db, (trx) =>
    onceOnly(ctx, trx, { key: idempotencyKey, request: { call: 'create-feedback', input } }, async () => {
      const id = ctx.newId();
      const { vin = null, report_type, satisfaction: rating, feedback_msg: message } = input;
      await insertRow(trx, 'feedback', {
        id,
        user_id: ctx.userId,
        domain,
        vin,
        report_type: report_type || null,
        satisfaction: rating,
        message,
        created_at: ctx.now(),
      });
      if (team !== null) await queueEmail(ctx, trx, { to: team, about: ctx.userId, ...teamEmail(input, domain) });
      return ok(id);
    }),
  );
  return taken.map(() => ({ status: 'success', msg: 'Thank you for your feedback' }));
};

function teamEmail({ vin, report_type, satisfaction: rating, feedback_msg }: FeedbackInput, domain: string) {
  return {
    subject: `Feedback on ${report_type === '' ? 'the site' : `a ${report_type}`}: ${rating === null ? 'not rated' : `${rating} of 5`}`,
    text: [`Site: ${domain}`, `VIN: ${vin ?? 'none'}`, '', feedback_msg || '(no message)'].join('\n'),
  };
}
