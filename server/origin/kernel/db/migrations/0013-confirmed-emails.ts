import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The time at which a user confirmed their email address with an emailed link.
 *
 * The column is nullable and starts empty: an existing account is confirmed by the next emailed link that is used, for
 * a new password, a confirmation or a deletion. The previous release ignores the column.
 */
export const confirmedEmails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
  },
};
