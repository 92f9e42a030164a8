import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { balancesOf } from '../billing/balances-of.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { passwordFits } from './password.ts';
import { issueToken } from './token.ts';

/** Fields of POST /api-cwa/login. */
export const logInInput = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  pass: z.string().min(1).max(1_024),
});

/** What a person is told of themselves when they sign in. */
export interface AccountAnswer {
  readonly status: 'success';
  readonly data: {
    readonly token: string;
    readonly id: string;
    readonly email: string;
    readonly first: string;
    readonly last: string;
    readonly user_type: 'user' | 'dealer';
    readonly vhr_credit: number;
    readonly sticker_credit: number;
    readonly credit: number;
    readonly vhr_credit_subscription: number;
    readonly uvc_credit: number;
  };
}

/** Proves who someone is; a wrong address and a wrong password cannot be told apart. */
export async function logIn(
  ctx: OriginContext,
  { email, pass }: z.infer<typeof logInInput>,
): Promise<Result<AccountAnswer, OriginError>> {
  const user = await ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const fits = await passwordFits(pass, user?.password_hash ?? null);
  if (!user || !fits) return err({ code: 'signed-out' });
  const balances = await balancesOf(ctx, user.id);
  return ok({
    status: 'success',
    data: {
      token: await issueToken(ctx, user.id),
      id: user.id,
      email: user.email,
      first: user.first,
      last: user.last,
      user_type: user.user_type,
      vhr_credit: balances.vhr,
      sticker_credit: balances.sticker,
      credit: balances.global,
      vhr_credit_subscription: 0,
      uvc_credit: 0,
    },
  });
}
