import { err, ok, type Result } from 'neverthrow';
import { findRow } from '#origin/kernel/db/rows.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext, OriginError } from '#origin/kernel/origin-context.ts';
import { serverSecret } from '#origin/kernel/server-secret.ts';
import { idInSignedWords, signWords } from '#origin/kernel/signed-words.ts';

const SECRET_NAME = 'custom-data';
const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Returns a signed reference that lets the buyer read an order and its documents and continue its payment. It is valid
 * for seven days by default.
 */
export async function signOrder(
  ctx: Pick<OriginContext, 'db' | 'now'>,
  { id }: Pick<OrderRow, 'id'>,
  lastsMs: number = SEVEN_DAYS_MS,
): Promise<string> {
  return signWords(await serverSecret(ctx, SECRET_NAME), { id, until: ctx.now() + lastsMs });
}

/** Returns the order of a signed reference. */
export async function orderOfSignedWords(
  ctx: Pick<OriginContext, 'db' | 'now'>,
  words: string,
): Promise<Result<OrderRow, OriginError>> {
  const id = idInSignedWords(await serverSecret(ctx, SECRET_NAME), words, ctx.now());
  const order = id === null ? undefined : await findRow(ctx.db, 'orders', { id });
  return order ? ok(order) : err(NOT_SIGNED);
}

const NOT_SIGNED: OriginError = { code: 'invalid', message: 'This link has expired, or is not valid.' };
