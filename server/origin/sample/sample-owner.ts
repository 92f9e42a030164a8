import { NO_PASSWORD } from '../account/password.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/**
 * The owner of the sample documents. It must not be a regular user, whose own documents the samples would replace.
 * Sign-in is impossible: the account has no password, and its address receives no email.
 */
export const sampleOwner = { id: 'demonstration-samples', email: 'samples@demo.vinport.example' } as const;

/** Creates the owner of the sample documents, once. */
export async function loadSampleOwner({ db, now }: Pick<OriginContext, 'db' | 'now'>): Promise<void> {
  await db
    .insertInto('users')
    .values({
      ...sampleOwner,
      password_hash: NO_PASSWORD,
      first: '',
      last: '',
      user_type: 'user',
      created_at: now(),
      credits_moved_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
