import { ok, type Result } from 'neverthrow';
import type { OriginError, SignedInContext } from '../kernel/origin-context.ts';
import { revokeToken, revokeTokens } from './token.ts';

type Done = Result<{ status: 'success' }, OriginError>;

/** Ends the session of this token: POST /api-cwa/logout, which is not part of the specification. */
export async function logOut({ db }: SignedInContext, token: string): Promise<Done> {
  await revokeToken(db, token);
  return ok({ status: 'success' });
}

/**
 * Ends every session of the user, including this one: POST /api-cwa/logout-everywhere, which is not part of the
 * specification.
 */
export async function logOutEverywhere({ db, userId }: SignedInContext): Promise<Done> {
  await revokeTokens(db, userId, { except: null });
  return ok({ status: 'success' });
}
