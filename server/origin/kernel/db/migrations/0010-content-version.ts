import { sqlMigration } from '../sql-migration.ts';

/** A single row that changes with the content of pages. */
export const contentVersion = sqlMigration(`
  create table content_version (id integer primary key, version bigint not null);
`);
