import { sqlMigration } from '../sql-migration.ts';

/** Checksums of prints and share links. They are deleted with their document. */
export const sharing = sqlMigration(`
  create table document_seals (
    checksum text primary key, document_id text not null references documents (id) on delete cascade,
    template integer not null, sealed_at bigint not null
  );
  create index document_seals_by_document on document_seals (document_id);
  create table document_prints (
    file_hash text primary key, checksum text not null references document_seals (checksum) on delete cascade,
    printed_at bigint not null
  );
  create index document_prints_by_checksum on document_prints (checksum);
  create table document_shares (
    key_hash text primary key, document_id text not null references documents (id) on delete cascade,
    created_at bigint not null
  );
  create index document_shares_by_document on document_shares (document_id);
`);
