import { NO_PASSWORD } from '../account/password.ts';
import { updateRows } from '../kernel/db/rows.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import { type ExportedRecord, exportRows } from './export-rows.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

const earlierEmails = exportRows('earlier_emails', 'email replaced_at', { orderBy: 'replaced_at' });

/** The account of a user. The row remains without personal data, because payments and credits refer to it. */
export const accountData: PersonalDataSection = {
  name: 'account',
  title: 'privacy-export.sections.account',
  tables: ['users', 'earlier_emails', 'profiles', 'profile_images'],
  exports: [exportAccount],
  erase: async (trx, { userId, erasedEmail }) => {
    await updateRows(trx, 'users', {
      where: { id: userId },
      set: { email: erasedEmail, password_hash: NO_PASSWORD, first: '', last: '', email_confirmed_at: null },
    });
  },
};

async function exportAccount(ctx: SignedInContext): Promise<readonly ExportedRecord[]> {
  const { db, userId } = ctx;
  const user = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .selectAll('profiles')
    .select(['users.id', 'email', 'first', 'last', 'user_type', 'created_at', 'email_confirmed_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const image = await db
    .selectFrom('profile_images')
    .select(['media_type', 'base64', 'changed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { user_id, ...rest } = user;
  const earlier = await earlierEmails(ctx);
  return [{ ...rest, profile_image: image ?? null, earlier_emails: earlier }];
}
