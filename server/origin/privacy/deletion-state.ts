import { ok, type Result } from 'neverthrow';
import type { WireAnswer } from '#contract/define-call.ts';
import type { privacyCalls } from '#contract/privacy.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';

/** Returns the state of the signed-in user's deletion: GET /api/user/delete, which is not part of the specification. */
export async function deletionState({
  db,
  userId,
  now,
}: SignedInContext): Promise<Result<WireAnswer<typeof privacyCalls.deletionState>, OriginError>> {
  const deletion = await db.selectFrom('deletions').select('erase_at').where('user_id', '=', userId).executeTakeFirst();
  if (deletion) return ok({ status: 'success', data: { state: 'cooling-off', ...deletion } });
  const asked = await db
    .selectFrom('mailed_links')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'confirm-deletion')
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return ok({ status: 'success', data: { state: asked ? 'waiting-for-confirmation' : 'none', erase_at: null } });
}
