import { ok } from 'neverthrow';
import type { privacyCalls } from '#contract/privacy.ts';
import { findRow } from '../kernel/db/rows.ts';
import type { SignedInContext, Verb } from '../kernel/origin-context.ts';

/** Returns the state of the signed-in user's deletion: GET /api/user/delete, which is not part of the specification. */
export const deletionState: Verb<typeof privacyCalls.deletionState, SignedInContext> = async ({ db, userId, now }) => {
  const deletion = await findRow(db, 'deletions', { user_id: userId });
  if (deletion) return ok({ status: 'success', data: { state: 'cooling-off', erase_at: deletion.erase_at } });
  const asked = await db
    .selectFrom('mailed_links')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'confirm-deletion')
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return ok({ status: 'success', data: { state: asked ? 'waiting-for-confirmation' : 'none', erase_at: null } });
};
