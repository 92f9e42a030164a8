import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { onHost } from './on-host.ts';

const server = path.resolve('build/server/index.js');

/** Runs the built server until it ends by itself, as a wrong setting makes it do. */
function start(settings: Readonly<Record<string, string>>) {
  const { PATH } = process.env;
  const env = { PATH, NODE_ENV: 'production', SITE_DOMAIN: 'test.vinport.example', PORT: '0', ...settings };
  return spawnSync(process.execPath, [server], { env, encoding: 'utf8', timeout: 30_000 });
}

test.describe('a wrong setting stops the start with one clear line', () => {
  const wrong: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
    ['PORT=abc', { PORT: 'abc' }, /^Vinport cannot start\. PORT: expected a number from 0 to 65535 \(it is "abc"\)\n$/],
    [
      'SITE_DOMAIN empty',
      { SITE_DOMAIN: '' },
      /^Vinport cannot start\. SITE_DOMAIN: Domain is not defined in the environment variables.*\n$/,
    ],
    [
      'DATA_DIR not writable',
      { DATA_DIR: '/dev/null/data' },
      /^Vinport cannot start\. DATA_DIR: expected a folder that can be written to.*\n$/,
    ],
  ];
  for (const [what, settings, line] of wrong) {
    test(what, () => {
      const { status, stderr, stdout } = start(settings);
      expect(stderr).toMatch(line);
      expect([status, stdout]).toEqual([1, '']);
    });
  }

  test('PORT in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { status, stderr, stdout } = start({ PORT: String(port), DATA_DIR: test.info().outputPath('data') });
    taken.close();
    const said = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    expect(said).toEqual([`Vinport cannot start. PORT: ${port} is in use (EADDRINUSE)`]);
    expect([status, stdout]).toEqual([1, '']);
  });
});

test('every page comes with a strict policy and a nonce of its own', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/')).headers()['content-security-policy'] ?? ''),
  );
  for (const policy of policies) {
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    expect(policy).not.toContain('unsafe');
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test('built files come compressed beforehand and may be kept for a year', async ({ request, baseURL }) => {
  const page = await (await request.get('/')).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(page)?.[0] ?? '';
  const response = await fetch(new URL(script, baseURL), { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('SITE-07 the settings are fetched once on the server and not again by the browser', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(calls.filter((path) => /site_settings|config/.test(path))).toEqual([]);
});

test('SITE-01 the host shows a site it does not know as an error in plain words, not as another site', async ({
  baseURL,
}) => {
  const { hostname, port } = new URL(baseURL ?? '');
  const { request } = await import('node:http');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ hostname, port, path: '/', headers: { host: 'unknown.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(503);
});

test('the host tells that its database answers, and counts requests', async ({ request }) => {
  expect(await (await request.get('/readyz')).text()).toBe('ready');
  await request.get('/api/decode?vin=1HGCM82633A004352');
  const numbers = await (await request.get('/metrics')).text();
  expect(numbers).toMatch(/^vinport_http_requests_total\{group="api",method="GET",status="200"\} \d+$/m);
  expect(numbers).toMatch(/^process_cpu_seconds_total \d/m);
});

test('SITE-01 SITE-10 another brand shows its own name and colors under its own host', async ({ page, baseURL }) => {
  await page.goto(onHost('second.localhost', baseURL));
  await expect(page.getByText('Second Look Autos').first()).toBeVisible();
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--site-primary'),
  );
  expect(color).toBe('#1f3a8a');
});
