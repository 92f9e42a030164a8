import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import { getRow, insertRowOnce, updateRows } from './db/rows.ts';
import type { OriginTransaction } from './db/schema.ts';
import type { OriginError, SignedInContext } from './origin-context.ts';

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
  const first = await insertRowOnce(trx, 'idempotent_answers', {
    unique: ['user_id', 'key'],
    row: { user_id: ctx.userId, key, request_hash: requestHash, answer: '', created_at: ctx.now() },
  });
  if (!first) return storedAnswer(ctx, trx, key, requestHash);
  const result = await work();
  if (result.isOk()) {
    await updateRows(trx, 'idempotent_answers', { where: { user_id: ctx.userId, key }, set: { answer: result.value } });
  }
  return result;
}

async function storedAnswer(
  { userId }: SignedInContext,
  trx: OriginTransaction,
  key: string,
  requestHash: string,
): Promise<Result<string, OriginError>> {
  const stored = await getRow(trx, 'idempotent_answers', { user_id: userId, key });
  return stored.request_hash === requestHash
    ? ok(stored.answer)
    : err({ code: 'conflict', message: 'This Idempotency-Key was used for another request.' });
}
