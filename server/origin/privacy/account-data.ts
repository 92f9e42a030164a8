import { NO_PASSWORD } from '../account/password.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

/** The account of a user. The row remains without personal data, because payments and credits refer to it. */
export const accountData: PersonalDataSection = {
  name: 'account',
  title: 'privacy-export.sections.account',
  tables: ['users', 'earlier_emails', 'profiles', 'profile_images'],
  export: async ({ db, userId }) => {
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
    const earlier = await db
      .selectFrom('earlier_emails')
      .select(['email', 'replaced_at'])
      .where('user_id', '=', userId)
      .orderBy('replaced_at')
      .execute();
    return [{ ...rest, profile_image: image ?? null, earlier_emails: earlier }];
  },
  erase: async (trx, { userId, erasedEmail }) => {
    await trx.deleteFrom('earlier_emails').where('user_id', '=', userId).execute();
    await trx.deleteFrom('profiles').where('user_id', '=', userId).execute();
    await trx.deleteFrom('profile_images').where('user_id', '=', userId).execute();
    await trx
      .updateTable('users')
      .set({ email: erasedEmail, password_hash: NO_PASSWORD, first: '', last: '', email_confirmed_at: null })
      .where('id', '=', userId)
      .execute();
  },
};
