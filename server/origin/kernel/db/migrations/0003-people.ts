import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Profiles, emailed links, deletions, and call limits. */
export const people: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('profiles')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('no_of_employees', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('company_name', 'text', (column) => column.notNull())
      .addColumn('company_website', 'text', (column) => column.notNull())
      .addColumn('instagram', 'text', (column) => column.notNull())
      .addColumn('facebook', 'text', (column) => column.notNull())
      .addColumn('twitter', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('pincode', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('profile_images')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('base64', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('mailed_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mailed_links_by_user').on('mailed_links').columns(['user_id', 'purpose']).execute();
    await db.schema
      .createTable('letter_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('site_address', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('deletions')
      .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
      .addColumn('erase_at', 'bigint', (column) => column.notNull())
      .addColumn('erased_at', 'bigint')
      .execute();
    await db.schema.createIndex('deletions_due').on('deletions').columns(['erased_at', 'erase_at']).execute();
    await db.schema
      .createTable('call_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('call_limits_expired').on('call_limits').column('expires_at').execute();
    await db.schema.alterTable('mails').addColumn('given_up_at', 'bigint').execute();
  },
};
