import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

export type TestPostgresDatabase = { url: string; drop: () => Promise<void> };

/**
 * Creates an empty, exclusive database in the PostgreSQL of this test run.
 *
 * @example
 * const database = await createTestPostgresDatabase();
 * afterAll(() => database.drop());
 */
export const createTestPostgresDatabase = async ({
  serverUrl = inject('postgresUrl'),
  template = 'template1',
}: {
  serverUrl?: string;
  /** The database to copy; it must not have any connections. */
  template?: string;
} = {}): Promise<TestPostgresDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    // A failed test may have left connections open, which would prevent the drop.
    drop: () => run(serverUrl, `drop database if exists ${name} with (force)`),
  };
};

const run = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
