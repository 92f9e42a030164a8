import { sqlMigration } from '../sql-migration.ts';

/** Reports as documents, sources of history records, and disputes of findings. */
export const reports = sqlMigration(`
  alter table documents add column report_kind text;
  -- A list is paginated, filtered and counted in the index alone, so that only the rows of one page are read.
  create index documents_of_owner on documents (user_id, kind, created_at, id, vin, report_kind);
  create table report_claims (
    user_id text not null references users (id), vin text not null, document_id text not null references documents (id),
    free_until bigint not null,
    constraint report_claims_key primary key (user_id, vin)
  );
  create table finding_disputes (
    id text primary key, user_id text not null references users (id),
    document_id text not null references documents (id), finding_id text not null, message text not null,
    created_at bigint not null,
    constraint finding_disputes_once unique (document_id, finding_id)
  );
  create index finding_disputes_by_owner on finding_disputes (user_id);
  create table history_sources (
    source text not null, section text not null, connected integer not null,
    constraint history_sources_key primary key (source, section)
  );
`);
