import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lists of documents leave out those that were revoked, and still read the index alone. The previous release works with
 * the wider index as with its own.
 */
export const validDocuments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('documents_of_owner').execute();
    await db.schema
      .createIndex('documents_of_owner')
      .on('documents')
      .columns(['user_id', 'kind', 'created_at', 'id', 'vin', 'report_kind', 'revoked_by'])
      .execute();
  },
};
