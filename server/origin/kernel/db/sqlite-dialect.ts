import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/**
 * Kysely's SQLite dialect over node:sqlite. Every commit is on the disk before it is answered (WAL with
 * synchronous=FULL), and foreign keys are held.
 */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({ database: async () => adapted(openSqlite(path)) });
}

function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return database;
}

/** Texts of queries differ by what is asked, not by whom; lists of values alone make new ones without end. */
const MAX_PREPARED = 500;

function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, { readonly statement: StatementSync; readonly reader: boolean }>();

  function prepare(sql: string) {
    const statement = database.prepare(sql);
    return { statement, reader: statement.columns().length > 0 };
  }

  // To understand a query takes longer than to answer it.
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
      // Kysely hands over what was bound in a query; only values that SQLite can hold ever get there.
      const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        // While rows are read one by one, others may ask the same.
        iterate: (parameters) => database.prepare(sql).iterate(...bound(parameters)),
      };
    },
  };
}
