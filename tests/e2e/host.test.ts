import { onHost } from './on-host.ts';
import { type ProductEnv, startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

test.describe('a wrong setting stops the start with one clear line', () => {
  const exited = String.raw`^The product exited before it was ready \(exit code 1\):\n`;
  const wrong: readonly (readonly [string, ProductEnv, string])[] = [
    ['PORT=abc', { PORT: 'abc' }, String.raw`PORT: expected a number from 0 to 65535 \(it is "abc"\)`],
    ['SITE_DOMAIN empty', { SITE_DOMAIN: '' }, 'SITE_DOMAIN: Domain is not defined in the environment variables.*'],
    ['DATA_DIR not writable', { DATA_DIR: '/dev/null/data' }, 'DATA_DIR: expected a folder that can be written to.*'],
  ];
  for (const [what, env, message] of wrong) {
    test(what, async () => {
      const line = new RegExp(`${exited}Vinport cannot start\\. ${message}\n$`);
      await expect(startProduct({ env })).rejects.toThrow(line);
    });
  }

  test('PORT in use', async ({ product }) => {
    const { port } = new URL(product.url);
    const log = String.raw`(\{.*\}\n)*`;
    const line = String.raw`Vinport cannot start\. PORT: ${port} is in use \(EADDRINUSE\)\n$`;
    await expect(startProduct({ env: { PORT: port } })).rejects.toThrow(new RegExp(exited + log + line));
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
