import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { migrate } from './migrate.ts';
import type { Database, OriginDatabase } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** The location of the origin's database. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** Opens the database and runs pending migrations. */
export async function openDatabase(location: DatabaseLocation, logger: Logger): Promise<OriginDatabase> {
  const dialect = location.engine === 'sqlite' ? sqliteDialect(location.path) : postgresDialect(location.url, logger);
  const db = new Kysely<Database>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Connection timeout in milliseconds; without it, an unresponsive server would block every request. */
const CONNECT_WITHIN_MS = 5_000;
/**
 * PostgreSQL's type ID of 64-bit integers, which arrive as text by default; times and sums always fit in a number here.
 */
const INT8_OID = 20;

function postgresDialect(url: string, logger: Logger): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection can close, for example when PostgreSQL restarts; the pool opens another one.
  pool.on('error', (error) => logger.warn({ err: error }, 'A connection to PostgreSQL was lost.'));
  // The pool does not handle errors of connections in use: one that closes between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
