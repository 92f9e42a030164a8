import { sqlMigration } from '../sql-migration.ts';

/** Background jobs, one per row. */
export const jobs = sqlMigration(`
  create table jobs (
    id text primary key, kind text not null, unique_key text not null, payload text not null, due_at bigint not null,
    lease_until bigint, attempts integer not null, failures integer not null, created_at bigint not null,
    finished_at bigint, failed_at bigint, last_error text,
    constraint jobs_kind_unique_key unique (kind, unique_key)
  );
  -- Workers frequently query the next job, so this index excludes finished jobs.
  create index jobs_next_due on jobs (due_at) where finished_at is null and failed_at is null;
  create index jobs_finished on jobs (finished_at);
  create index jobs_failed on jobs (failed_at);
`);
