import type { OriginContext } from '../kernel/origin-context.ts';
import { serverSecret } from '../kernel/server-secret.ts';
import { idInSignedWords, signWords } from '../kernel/signed-words.ts';

const SECRET_NAME = 'delivery-choice';

/** Time in which a buyer may choose before an undelivered document is refunded, in milliseconds. */
export const CHOICE_LASTS_MS = 72 * 60 * 60 * 1_000;

/** Returns a signed reference with which a buyer chooses between refund and credit. */
export async function signChoice(ctx: Pick<OriginContext, 'db' | 'now'>, deliveryId: string): Promise<string> {
  const until = ctx.now() + CHOICE_LASTS_MS;
  return signWords(await serverSecret(ctx, SECRET_NAME), { id: deliveryId, until });
}

/** Returns the delivery ID of a signed reference; `null` if it is invalid or has expired. */
export async function deliveryOfChoice(ctx: Pick<OriginContext, 'db' | 'now'>, words: string): Promise<string | null> {
  return idInSignedWords(await serverSecret(ctx, SECRET_NAME), words, ctx.now());
}
