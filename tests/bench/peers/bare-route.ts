// The minimal route over SQLite: Hono, one prepared select by key, JSON. Usage: PORT=3100 node
// tests/bench/peers/bare-route.ts
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const ROWS = 1_000;

const database = new DatabaseSync(':memory:');
database.exec('CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
const insert = database.prepare('INSERT INTO things (id, name) VALUES (?, ?)');
for (let id = 0; id < ROWS; id += 1) insert.run(id, `thing ${id}`);
const select = database.prepare('SELECT id, name FROM things WHERE id = ?');

// The same amount of data as our responses: fourteen headers, 700 bytes.
const headers = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`x-header-${index}`, 'a'.repeat(30)]));
const rest = 'b'.repeat(650);

const app = new Hono()
  .get('/things/:id', (c) => c.json(select.get(Number(c.req.param('id'))) ?? null))
  .get('/dressed/:id', (c) => c.json({ ...select.get(Number(c.req.param('id'))), rest }, 200, headers));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) });
