import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { migrate } from './migrate.ts';
import type { Database, OriginDatabase } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** Where the origin keeps its data. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** Opens the database and brings it to the newest schema. */
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

/** A server that does not answer at all would keep every request waiting. */
const CONNECT_WITHIN_MS = 5_000;
/** 64-bit integers arrive as text by default; times and sums here always fit a number. */
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
  // A connection can end while nobody uses it (PostgreSQL restarts); the pool opens another, and the host lives on.
  pool.on('error', (error) => logger.warn({ err: error }, 'A connection to PostgreSQL was lost.'));
  // The pool does not listen to connections in use: one that ends between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
