import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';

/** Fields of POST /landing/sandbox-step. */
export const answerSandboxStepInput = z.object({
  sandbox_step: z.string().min(1).max(100),
  decision: z.enum(['approve', 'refuse']),
});

/**
 * Takes the second step of a test card, as a person would at their bank: it knows the payment and nothing of the order.
 * The call is our own; the specification has none, for there the bank is outside.
 */
export async function answerSandboxStep(
  { db }: OriginContext,
  { sandbox_step, decision }: z.infer<typeof answerSandboxStepInput>,
): Promise<Result<{ status: 'success' }, OriginError>> {
  const answered = await db
    .updateTable('sandbox_payments')
    .set({ state: decision === 'approve' ? 'paid' : 'declined' })
    .where('step', '=', sandbox_step)
    .where('state', '=', 'needs-action')
    .returning('id')
    .executeTakeFirst();
  return answered ? ok({ status: 'success' }) : err({ code: 'not-found', message: 'There is no step to take.' });
}
