import { sqlMigration } from '../sql-migration.ts';

/**
 * Document lists exclude revoked documents and still read only the index. The previous release can use the wider index
 * like its own.
 */
export const validDocuments = sqlMigration(`
  drop index documents_of_owner;
  create index documents_of_owner on documents (user_id, kind, created_at, id, vin, report_kind, revoked_by);
`);
