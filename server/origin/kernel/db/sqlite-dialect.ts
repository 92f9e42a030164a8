import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/**
 * Returns Kysely's SQLite dialect for node:sqlite. Every commit is written to disk before it is acknowledged (WAL with
 * synchronous=FULL), and foreign keys are enforced.
 */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({ database: async () => adapted(openSqlite(path)) });
}

function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return database;
}

/**
 * Maximum number of prepared statements. Most queries use parameters; only lists of values produce an unlimited number
 * of query texts.
 */
const MAX_PREPARED = 500;

function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, { readonly statement: StatementSync; readonly reader: boolean }>();

  function prepare(sql: string) {
    const statement = database.prepare(sql);
    return { statement, reader: statement.columns().length > 0 };
  }

  // Parsing a query takes longer than running it.
  function preparedOnce(sql: string) {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    if (prepared.size >= MAX_PREPARED) prepared.clear();
    const made = prepare(sql);
    prepared.set(sql, made);
    return made;
  }

  return {
    close: () => database.close(),
    prepare: (sql) => {
      const { statement, reader } = preparedOnce(sql);
      // Kysely passes the parameters of its own queries, which only contain values that SQLite supports.
      const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        // Uses a new statement, because others may run the same query during the iteration.
        iterate: (parameters) => database.prepare(sql).iterate(...bound(parameters)),
      };
    },
  };
}
