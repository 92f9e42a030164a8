import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
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

function adapted(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      // Kysely hands over what was bound in a query; only values that SQLite can hold ever get there.
      const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bound(parameters)),
        run: (parameters) => statement.run(...bound(parameters)),
        iterate: (parameters) => statement.iterate(...bound(parameters)),
      };
    },
  };
}
