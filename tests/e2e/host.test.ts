import { rm } from 'node:fs/promises';
import { freePort } from '../setup/free-port.ts';
import { exchangeRaw } from '../setup/raw-exchange.ts';
import { onHost } from './on-host.ts';
import { copyPreparedData } from './prepared-data.ts';
import { type ProductEnv, startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

test.describe('RES-05 an invalid setting stops the start with one clear line', () => {
  const exited = String.raw`^The product exited before it was ready \(exit code 1\):\n`;
  const wrong: readonly (readonly [string, ProductEnv, string])[] = [
    ['PORT=abc', { PORT: 'abc' }, String.raw`PORT: expected a number from 0 to 65535 \(it is "abc"\)`],
    ['SITE_DOMAIN empty', { SITE_DOMAIN: '' }, 'SITE_DOMAIN: Domain is not defined in the environment variables.*'],
    [
      'METRICS_PORT=abc',
      { METRICS_PORT: 'abc' },
      String.raw`METRICS_PORT: expected a number from 0 to 65535 \(it is "abc"\)`,
    ],
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgres://vinport:secret@127.0.0.1:9/vinport' },
      String.raw`DATABASE_URL: the database cannot be opened \(ECONNREFUSED\)`,
    ],
    [
      'RES-03 a live key on a demonstration',
      { STRIPE_SECRET_KEY: 'sk_live_1' },
      'STRIPE_SECRET_KEY: expected a test key.*',
    ],
    ['DATA_DIR not writable', { DATA_DIR: '/dev/null/data' }, 'DATA_DIR: expected a writable folder.*'],
  ];
  for (const [what, env, message] of wrong) {
    test(what, async () => {
      const line = new RegExp(`${exited}Vinport cannot start\\. ${message}\n$`);
      await expect(startProduct({ env })).rejects.toThrow(line);
    });
  }

  test('RES-03 demonstration users on a production host', async () => {
    const dataDir = await copyPreparedData({ demonstration: true });
    const line = /Vinport cannot start\. DATA_DIR: the database contains demonstration users, .*\n$/;
    await expect(startProduct({ env: { DEMO: '0' }, dataDir })).rejects.toThrow(line);
    await rm(dataDir, { recursive: true });
  });

  test('PORT in use', async ({ product }) => {
    const { port } = new URL(product.url);
    const log = String.raw`(\{.*\}\n)*`;
    const line = String.raw`Vinport cannot start\. PORT: ${port} is in use \(EADDRINUSE\)\n$`;
    await expect(startProduct({ env: { PORT: port } })).rejects.toThrow(new RegExp(exited + log + line));
  });
});

test('every page has a strict policy and a unique nonce', async ({ request }) => {
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

test('built files are precompressed and cacheable for a year', async ({ request, baseURL }) => {
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

test('SITE-01 the host shows a plain error for an unknown site, not another site', async ({ baseURL }) => {
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
  expect(status).toBe(404);
});

test('SEC-05 metrics and readiness are served on a separate port, or not at all in production', async () => {
  const port = await freePort();
  const statuses = async (url: string) =>
    Promise.all(
      ['/metrics', '/readyz', '/x/%2e%2e/metrics', '/%2e%2e/readyz', '/x/../metrics'].map(
        async (target) => (await exchangeRaw(url, { target })).status,
      ),
    );
  const own = await startProduct({ env: { METRICS_PORT: String(port) } });
  expect(await statuses(own.url)).toEqual([404, 404, 404, 404, 404]);
  expect((await statuses(`http://127.0.0.1:${port}`)).slice(0, 2)).toEqual([200, 200]);
  expect((await exchangeRaw(own.url, { target: '/healthz' })).status).toBe(200);
  await own.stop();
  const production = await startProduct({ env: { DEMO: '0' } });
  // A host that has just started on a busy machine can time out its first clients (408).
  await expect.poll(() => statuses(production.url)).toEqual([404, 404, 404, 404, 404]);
  await production.stop();
});

test('the host reports that its database responds, and counts requests', async ({ request }) => {
  expect(await (await request.get('/readyz')).text()).toBe('ready');
  await request.get('/api/decode?vin=1HGCM82633A004352');
  const numbers = await (await request.get('/metrics')).text();
  expect(numbers).toMatch(/^vinport_http_requests_total\{group="api",method="GET",status="200"\} \d+$/m);
  expect(numbers).toMatch(/^process_cpu_seconds_total \d/m);
});

test('SITE-01 SITE-10 another brand shows its own name and colors on its own host', async ({ page, baseURL }) => {
  await page.goto(onHost('second.localhost', baseURL));
  await expect(page.getByText('Second Look Autos').first()).toBeVisible();
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--site-primary'),
  );
  expect(color).toBe('#1f3a8a');
});
