import type { Kysely } from 'kysely';
import { normalizeEmail } from '#core/person/email-address.ts';
import { sqlMigration } from '../sql-migration.ts';

/**
 * Unconfirmed registrations, known devices, previous email addresses, the time until which a session may change
 * password and email, and the account that an email is about.
 *
 * All are new tables and nullable columns, which the previous release ignores.
 */
export const registrationsAndDevices = sqlMigration(
  `
  create table registrations (
    id text primary key, token_hash text unique, email text not null, password_hash text not null, first text not null,
    last text not null, phone text not null, site_address text not null, language text not null,
    created_at bigint not null, expires_at bigint not null
  );
  create index registrations_by_email on registrations (email);
  create table known_devices (
    user_id text not null references users (id), device_hash text not null, created_at bigint not null,
    last_used_at bigint not null,
    constraint known_devices_key primary key (user_id, device_hash)
  );
  create table earlier_emails (
    user_id text not null references users (id), email text not null, replaced_at bigint not null,
    constraint earlier_emails_key primary key (user_id, email)
  );
  alter table tokens add column elevated_until bigint;
  alter table mails add column user_id text;
  create index mails_by_user on mails (user_id);
`,
  (db) => normalizeStoredEmails(db.withTables<{ users: { id: string; email: string } }>()),
);

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
