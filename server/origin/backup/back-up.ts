import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { err, fromThrowable, ok, type Result } from 'neverthrow';
import type { DatabaseLocation } from '../kernel/db/open-database.ts';
import { type BackupError, runPostgresProgram } from './postgres-program.ts';

/** Copies a consistent snapshot of the database to a file while hosts are running. Never overwrites a file. */
export async function backUp(location: DatabaseLocation, file: string): Promise<Result<void, BackupError>> {
  if (existsSync(file)) return err({ message: `${file} already exists. Choose another file name.` });
  const begun = `${file}.part`;
  rmSync(begun, { force: true });
  const copied =
    location.engine === 'sqlite'
      ? copySqlite(location.path, begun)
      : await runPostgresProgram(
          'pg_dump',
          ['--format=custom', '--no-owner', '--no-acl', `--file=${begun}`],
          location.url,
        );
  if (copied.isErr()) {
    rmSync(begun, { force: true });
    return copied;
  }
  // The file contains personal data.
  chmodSync(begun, 0o600);
  renameSync(begun, file);
  return ok(undefined);
}

function copySqlite(from: string, to: string): Result<void, BackupError> {
  if (!existsSync(from)) return err({ message: `There is no database at ${from}.` });
  return fromThrowable(
    () => {
      const database = new DatabaseSync(from, { timeout: 5_000 });
      try {
        database.prepare('vacuum into ?').run(to);
      } finally {
        database.close();
      }
    },
    (error): BackupError => ({ message: error instanceof Error ? error.message : String(error) }),
  )();
}
