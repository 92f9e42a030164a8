import { postgresFolders } from '#origin/backup/postgres-program.ts';
import { aptInstall, canAptInstall } from './apt-install.ts';
import { findProgram } from './find-program.ts';

const MISSING =
  'PostgreSQL was not found (initdb and postgres). Install it (on Debian: apt-get install postgresql) or add it to PATH.';

export type PostgresPrograms = { initdb: string; postgres: string };

const findPostgres = (): PostgresPrograms | undefined => {
  const initdb = findProgram(['initdb'], [...postgresFolders()]);
  const postgres = findProgram(['postgres'], [...postgresFolders()]);
  return initdb && postgres ? { initdb, postgres } : undefined;
};

export const requirePostgres = (): PostgresPrograms => {
  const found = findPostgres();
  if (!found) throw new Error(MISSING);
  return found;
};

/** Returns why PostgreSQL is unavailable, or nothing if it is available now. */
export const ensurePostgres = async (): Promise<string | undefined> => {
  if (findPostgres()) return undefined;
  const failure = canAptInstall() ? await aptInstall('postgresql', ['--no-install-recommends']) : undefined;
  return findPostgres() ? undefined : [failure, MISSING].filter(Boolean).join('\n');
};
