import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { err } from 'neverthrow';
import { answer } from '../kernel/answer.ts';
import type { OriginContext, SignedInContext } from '../kernel/origin-context.ts';
import { userOfToken } from './token.ts';

/** What routes behind {@link signedIn} find in their context: the person, and the token they came with. */
export type SignedInEnv = { Variables: { signedIn: SignedInContext; token: string } };

/** Lets a request through only with the bearer token of a person, whom the verbs then know. */
export function signedIn(ctx: OriginContext) {
  return createMiddleware<SignedInEnv>(async (c, next) => {
    const token = tokenOf(c);
    const userId = token === null ? null : await userOfToken(ctx, token);
    if (token === null || userId === null) return answer(c, err({ code: 'signed-out' }));
    c.set('signedIn', { ...ctx, userId });
    c.set('token', token);
    return next();
  });
}

/** Returns who a request is from where a call is open to visitors, or `null`. */
export async function optionalUserOf(ctx: OriginContext, c: Context): Promise<string | null> {
  const token = tokenOf(c);
  return token === null ? null : userOfToken(ctx, token);
}

function tokenOf(c: Context): string | null {
  return /^Bearer (\S{1,256})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}
