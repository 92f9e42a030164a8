import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestPostgresDatabase } from './test-postgres-database.ts';

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

const databaseNames = async (): Promise<string[]> => {
  const client = await connect(inject('postgresUrl'));
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  await client.end();
  return rows.map(({ datname }) => datname);
};

describe('createTestPostgresDatabase', () => {
  it('gives each caller a separate empty database', async () => {
    const first = await createTestPostgresDatabase();
    const second = await createTestPostgresDatabase();
    onTestFinished(() => first.drop());
    onTestFinished(() => second.drop());

    const client = await connect(first.url);
    await client.query('create table vehicle (vin text)');
    await client.end();
    const other = await connect(second.url);
    const { rows } = await other.query("select to_regclass('vehicle') as found");
    await other.end();

    expect(rows).toEqual([{ found: null }]);
  });

  it('drops the database despite an open connection', async () => {
    const database = await createTestPostgresDatabase();
    const client = await connect(database.url);
    // The server closes this connection, which the client reports as an error event.
    client.on('error', () => undefined);

    await database.drop();

    expect(await databaseNames()).not.toContain(new URL(database.url).pathname.slice(1));
  });
});
