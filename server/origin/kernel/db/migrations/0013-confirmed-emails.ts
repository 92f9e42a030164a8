import { sqlMigration } from '../sql-migration.ts';

/**
 * The time at which a user confirmed their email address with an emailed link.
 *
 * The column is nullable and starts empty: an existing account is confirmed by the next emailed link that is used, for
 * a new password, a confirmation or a deletion. The previous release ignores the column.
 */
export const confirmedEmails = sqlMigration(`
  alter table users add column email_confirmed_at bigint;
`);
