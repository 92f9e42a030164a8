import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizeEmail } from '#core/person/email-address.ts';

/**
 * Unconfirmed registrations, known devices, previous email addresses, the time until which a session may change
 * password and email, and the account that an email is about.
 *
 * All are new tables and nullable columns, which the previous release ignores.
 */
export const registrationsAndDevices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('registrations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('first', 'text', (column) => column.notNull())
      .addColumn('last', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('site_address', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('registrations_by_email').on('registrations').column('email').execute();
    await db.schema
      .createTable('known_devices')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'device_hash'])
      .execute();
    await db.schema
      .createTable('earlier_emails')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('replaced_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('earlier_emails_key', ['user_id', 'email'])
      .execute();
    await db.schema.alterTable('tokens').addColumn('elevated_until', 'bigint').execute();
    await db.schema.alterTable('mails').addColumn('user_id', 'text').execute();
    await db.schema.createIndex('mails_by_user').on('mails').column('user_id').execute();
    await normalizeStoredEmails(db.withTables<{ users: { id: string; email: string } }>());
  },
};

/**
 * Sign-in looks up normalized addresses. An address whose normalized form belongs to another account remains unchanged.
 */
async function normalizeStoredEmails(db: Kysely<{ users: { id: string; email: string } }>): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).execute();
  const taken = new Set(users.map(({ email }) => email));
  for (const { id, email } of users) {
    const normalized = normalizeEmail(email);
    if (taken.has(normalized)) continue;
    taken.add(normalized);
    await db.updateTable('users').set({ email: normalized }).where('id', '=', id).execute();
  }
}
