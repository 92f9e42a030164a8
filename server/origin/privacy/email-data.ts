import { sql } from 'kysely';
import type { PersonalDataSection } from './personal-data-section.ts';

/**
 * Emails to and about a user. Their text is excluded from the export: it may contain a working link, and emails to the
 * support team can contain data of other people.
 */
export const emailData: PersonalDataSection = {
  name: 'emails',
  title: 'privacy-export.sections.emails',
  tables: ['mails', 'letter_requests', 'registrations', 'log_entries'],
  exports: [
    async ({ db, userId }) =>
      db
        .selectFrom('mails')
        .select(['mails.subject', 'mails.created_at', 'mails.sent_at'])
        .where((eb) =>
          eb('mails.recipient', 'in', [
            ...[eb.selectFrom('users').select('email').where('id', '=', userId)],
            ...[eb.selectFrom('earlier_emails').select('email').where('user_id', '=', userId)],
          ]),
        )
        .orderBy('mails.created_at')
        .execute(),
  ],
  erase: async (trx, { emails }) => {
    await trx.deleteFrom('mails').where('recipient', 'in', emails).execute();
    await trx.deleteFrom('letter_requests').where('email', 'in', emails).execute();
    await trx.deleteFrom('registrations').where('email', 'in', emails).execute();
    for (const email of emails) {
      // Messages from visitors and the related support emails identify their sender only by email address.
      await trx.deleteFrom('mails').where(mentions('text', email)).execute();
      await trx.deleteFrom('log_entries').where(mentions('fields', email)).execute();
    }
  },
};

function mentions(column: 'text' | 'fields', email: string) {
  const pattern = `%${email.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
}
