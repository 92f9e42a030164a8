import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { err } from 'neverthrow';
import { answer } from '../kernel/answer.ts';
import type { OriginContext, SignedInContext } from '../kernel/origin-context.ts';
import { userOfToken } from './token.ts';

/** Context variables of routes behind {@link signedIn}: the user and their token. */
export type SignedInEnv = { Variables: { signedIn: SignedInContext; token: string } };

/** Creates middleware that requires a user's bearer token and passes the user to the handlers. */
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

/** Returns the user of a request to a public call, or `null` for a visitor. */
export async function optionalUserOf(ctx: OriginContext, c: Context): Promise<string | null> {
  const token = tokenOf(c);
  return token === null ? null : userOfToken(ctx, token);
}

function tokenOf(c: Context): string | null {
  return /^Bearer (\S{1,256})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}
