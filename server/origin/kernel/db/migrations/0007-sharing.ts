import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Checksums of prints and share links. They are deleted with their document. */
export const sharing: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('document_seals')
      .addColumn('checksum', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
      .addColumn('template', 'integer', (column) => column.notNull())
      .addColumn('sealed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('document_seals_by_document').on('document_seals').column('document_id').execute();
    await db.schema
      .createTable('document_prints')
      .addColumn('file_hash', 'text', (column) => column.primaryKey())
      .addColumn('checksum', 'text', (column) =>
        column.notNull().references('document_seals.checksum').onDelete('cascade'),
      )
      .addColumn('printed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('document_prints_by_checksum').on('document_prints').column('checksum').execute();
    await db.schema
      .createTable('document_shares')
      .addColumn('key_hash', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('document_shares_by_document').on('document_shares').column('document_id').execute();
  },
};
