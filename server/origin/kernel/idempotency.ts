import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import type { OriginTransaction } from './db/schema.ts';
import type { SignedInContext } from './origin-context.ts';
import type { OriginError } from './origin-error.ts';

const LONGEST_KEY = 200;

/** Returns the idempotency key of a request, or `null`. */
export function idempotencyKeyOf(c: Context): string | null {
  return c.req.header('idempotency-key')?.slice(0, LONGEST_KEY) ?? null;
}

/** The identity of an idempotent call. */
export interface OnceOnly {
  /** The Idempotency-Key header; without it, the work runs each time. */
  readonly key: string | null;
  /** The call and its fields: the same key with another request is a conflict. */
  readonly request: unknown;
}

/**
 * Runs work at most once per key. The response is stored in the transaction of its effect and returned for a repeated
 * call; a concurrent repeat waits for the first call.
 */
export async function onceOnly(
  ctx: SignedInContext,
  trx: OriginTransaction,
  { key, request }: OnceOnly,
  work: () => Promise<Result<string, OriginError>>,
): Promise<Result<string, OriginError>> {
  if (key === null) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const first = await trx
    .insertInto('idempotent_answers')
    .values({ user_id: ctx.userId, key, request_hash: requestHash, answer: '', created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!first) return storedAnswer(ctx, trx, key, requestHash);
  const result = await work();
  if (result.isOk()) {
    await trx
      .updateTable('idempotent_answers')
      .set({ answer: result.value })
      .where('user_id', '=', ctx.userId)
      .where('key', '=', key)
      .execute();
  }
  return result;
}

async function storedAnswer(
  { userId }: SignedInContext,
  trx: OriginTransaction,
  key: string,
  requestHash: string,
): Promise<Result<string, OriginError>> {
  const stored = await trx
    .selectFrom('idempotent_answers')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return stored.request_hash === requestHash
    ? ok(stored.answer)
    : err({ code: 'conflict', message: 'This Idempotency-Key was used for another request.' });
}
