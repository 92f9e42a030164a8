import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { forgiveCall, limitCalls } from '../limits/limit-calls.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { type AccountAnswer, accountAnswer } from './account-answer.ts';
import { inPasswordQueue, passwordFits } from './password.ts';
import { issueToken } from './token.ts';

/** Fields of POST /api-cwa/login and POST /api/securelogin. */
export const logInInput = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  pass: z.string().min(1).max(1_024),
});

/** Proves who someone is; a wrong address and a wrong password cannot be told apart. */
export async function logIn(
  ctx: OriginContext,
  { email, pass }: z.infer<typeof logInInput>,
  caller: string,
): Promise<Result<AccountAnswer, OriginError>> {
  const byAccount = { limit: 'logInByAccount', by: email } as const;
  const byCaller = { limit: 'logInByCaller', by: caller } as const;
  const allowed = await limitCalls(ctx, [byCaller, byAccount]);
  if (allowed.isErr()) return err(allowed.error);
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const fits = await inPasswordQueue(() => passwordFits(pass, user?.password_hash ?? null));
  if (fits.isErr()) return err(fits.error);
  if (!user || !fits.value) return err({ code: 'signed-out' });
  await forgiveCall(ctx, byCaller);
  await forgiveCall(ctx, byAccount);
  return ok(await accountAnswer(ctx, { userId: user.id, token: await issueToken(ctx, user.id) }));
}
