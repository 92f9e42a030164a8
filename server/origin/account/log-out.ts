import { ok } from 'neverthrow';
import type { sessionCalls } from '#contract/account/session.ts';
import type { SignedInContext, SignedInRequest, Verb } from '../kernel/origin-context.ts';
import { revokeToken, revokeTokens } from './token.ts';

/** Ends the session of this token: POST /api-cwa/logout, which is not part of the specification. */
export const logOut: Verb<typeof sessionCalls.logOut, SignedInContext, [SignedInRequest]> = async (
  { db },
  _,
  { token },
) => {
  await revokeToken(db, token);
  return ok({ status: 'success' });
};

/**
 * Ends every session of the user, including this one: POST /api-cwa/logout-everywhere, which is not part of the
 * specification.
 */
export const logOutEverywhere: Verb<typeof sessionCalls.logOutEverywhere, SignedInContext> = async ({ db, userId }) => {
  await revokeTokens(db, userId, { except: null });
  return ok({ status: 'success' });
};
