import type { PersonalDataSection } from './personal-data-section.ts';

/** Letters to a person. Their text is left out of the export: it may hold a link that still opens something. */
export const letterData: PersonalDataSection = {
  name: 'letters',
  title: { en: 'Letters to you', es: 'Cartas a usted' },
  tables: ['mails', 'letter_requests'],
  export: async ({ db, userId }) =>
    db
      .selectFrom('mails')
      .innerJoin('users', 'users.email', 'mails.recipient')
      .select(['mails.subject', 'mails.created_at', 'mails.sent_at'])
      .where('users.id', '=', userId)
      .orderBy('mails.created_at')
      .execute(),
  erase: async (trx, { email }) => {
    await trx.deleteFrom('mails').where('recipient', '=', email).execute();
    await trx.deleteFrom('letter_requests').where('email', '=', email).execute();
  },
};
