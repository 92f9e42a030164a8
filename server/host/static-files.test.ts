import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinport-static-'));
mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
writeFileSync(path.join(folder, 'client/assets/app.js'), 'app');
writeFileSync(path.join(folder, 'client/assets/app.js.gz'), 'packed');
writeFileSync(path.join(folder, 'client/favicon.svg'), '<svg/>');
writeFileSync(path.join(folder, 'secret.txt'), 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

const host = new Hono().use(staticFiles(path.join(folder, 'client'))).all('*', (c) => c.text('the app'));
const ask = (name: string, encoding = '') => host.request(name, { headers: { 'accept-encoding': encoding } });

it('serves built files, compressed where available, and lets browsers cache content-hashed names', async () => {
  const asset = await ask('/assets/app.js');
  expect(await asset.text()).toBe('app');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await (await ask('/assets/app.js', 'gzip')).text()).toBe('packed');
  expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

it.each([
  '/',
  '/assets',
  '/assets/other.js',
  '/plans',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
])('passes other paths on to the app: %s', async (name) => {
  expect(await (await ask(name)).text()).toBe('the app');
});
