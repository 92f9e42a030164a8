import { err, ok } from 'neverthrow';
import type { creditCalls } from '#contract/billing/credits.ts';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';
import { onceOnly } from '../kernel/idempotency.ts';
import type { RequestDetails, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { mayReceiveFreeCredit } from './may-receive-free-credit.ts';
import { moveCredit } from './move-credit.ts';

const ONE_HOUR_MS = 60 * 60 * 1_000;

/**
 * Compensates a failed generation with one credit if `mayReceiveFreeCredit` allows it. It applies only to a failure
 * that the origin itself recorded for this user, vehicle and kind in the last hour, and once per failure. A rejection
 * is a regular response with the status `error`; retrying is pointless.
 */
export const offerCredit: Verb<typeof creditCalls.claimFreeCredit, SignedInContext, [RequestDetails]> = async (
  ctx,
  input,
  { idempotencyKey },
) => {
  const { vin, credit_type: kind } = input;
  const now = ctx.now();
  const granted = await inTransaction(ctx.db, (trx) =>
    onceOnly(ctx, trx, { key: idempotencyKey, request: { call: 'offer-credit', input } }, async () => {
      const isAllowed = await mayReceiveFreeCredit(ctx, trx, vin);
      const failure = isAllowed ? await claimFailure(trx, ctx.userId, vin, kind, now) : null;
      if (failure === null) return err({ code: 'declined', message: 'No free credit is due.' });
      await moveCredit(trx, {
        id: ctx.newId(),
        user_id: ctx.userId,
        kind,
        delta: 1,
        reason: 'failed-generation',
        reference: failure,
        now,
      });
      return ok(failure);
    }),
  );
  return granted.map(() => ({ status: 'success' }));
};

async function claimFailure(
  trx: OriginTransaction,
  userId: string,
  vin: string,
  kind: 'vhr' | 'sticker',
  now: number,
): Promise<string | null> {
  const claimed = await trx
    .updateTable('failed_generations')
    .set({ claimed_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('failed_generations')
        .select('id')
        .where('user_id', '=', userId)
        .where('vin', '=', vin)
        .where('kind', '=', kind)
        .where('failed_at', '>', now - ONE_HOUR_MS)
        .where('claimed_at', 'is', null)
        .limit(1),
    )
    .where('claimed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return claimed?.id ?? null;
}
