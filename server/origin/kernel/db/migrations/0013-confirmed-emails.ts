import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When a person proved that their email address is theirs, by using a link that was mailed there.
 *
 * The column is nullable and starts empty: who had an account before becomes confirmed with the next mailed link they
 * use, be it for a new password, a confirmation or a deletion. The previous release ignores the column.
 */
export const confirmedEmails: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('users').addColumn('email_confirmed_at', 'bigint').execute();
  },
};
