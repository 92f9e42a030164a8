import { NO_PASSWORD } from '../account/password.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/**
 * Whose the sample documents are. A document has an owner, and that of a sample must be nobody who makes documents: they
 * would find it in place of the one that they want to make. Nobody signs in as this one: there is no password, and no
 * mail reaches the address.
 */
export const sampleOwner = { id: 'demonstration-samples', email: 'samples@demo.vinport.example' } as const;

/** Makes the keeper of the sample documents, once. */
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
