import { createMiddleware } from 'hono/factory';
import { err } from 'neverthrow';
import { answer } from '../answer.ts';
import type { OriginContext, SignedInContext } from '../origin-context.ts';
import { userOfToken } from './token.ts';

/** What routes behind {@link signedIn} find in their context. */
export type SignedInEnv = { Variables: { signedIn: SignedInContext } };

/** Lets a request through only with the bearer token of a person, whom the verbs then know. */
export function signedIn(ctx: OriginContext) {
  return createMiddleware<SignedInEnv>(async (c, next) => {
    const token = /^Bearer (\S{1,256})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const userId = token === undefined ? null : await userOfToken(ctx, token);
    if (userId === null) return answer(c, err({ code: 'signed-out' }));
    c.set('signedIn', { ...ctx, userId });
    return next();
  });
}
