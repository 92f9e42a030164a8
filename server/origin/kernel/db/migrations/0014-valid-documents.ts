import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Document lists exclude revoked documents and still read only the index. The previous release can use the wider index
 * like its own.
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
