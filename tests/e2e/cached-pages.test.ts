import type { APIRequestContext } from '@playwright/test';
import { collectComplaints } from './collect-complaints.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { expect, test } from './test.ts';

/** Requests the page until it comes from the cache, because the first response is uncached. */
async function cached(request: APIRequestContext, path: string, headers: Record<string, string> = {}): Promise<string> {
  const ask = () => request.get(path, { headers });
  await ask();
  await expect.poll(async () => (await ask()).headers()['content-length']).toBeDefined();
  return (await ask()).text();
}

test('a cached page has a new nonce each time, matching its policy, and runs in the browser', async ({
  page,
  request,
}) => {
  await cached(request, '/plans');
  const nonces = new Set<string | undefined>();
  for (let time = 0; time < 3; time += 1) {
    const response = await request.get('/plans', { headers: { 'x-request-id': `visit-${time}` } });
    const html = await response.text();
    const used = [...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(new Set(used).size).toBe(1);
    expect(response.headers()['content-security-policy']).toContain(`'nonce-${used[0]}'`);
    expect(html).toContain(`visit-${time}`);
    expect(response.headers()['cache-control']).toBe('private, no-cache');
    nonces.add(used[0]);
  }
  expect(nonces.size).toBe(3);
  const complaints = collectComplaints(page);
  const response = await page.goto('/plans');
  expect(response?.headers()['content-encoding']).toBe('gzip');
  expect(response?.headers()['content-length']).toBeDefined();
  await page.getByRole('link', { name: 'For dealers' }).click();
  await expect(page).toHaveURL(/for=dealer/);
  expect(complaints).toEqual([]);
});

test('a cached page varies by host and language, and is never that of a signed-in person', async ({
  request,
  baseURL,
}) => {
  const english = await cached(request, '/plans');
  const { port } = new URL(baseURL ?? '');
  const spanish = await cached(request, '/plans', { host: `es.localhost:${port}` });
  expect(english).toContain('<html lang="en"');
  expect(spanish).toContain('<html lang="es"');
  const { headers } = await signInByCall(request, 'user@demo.vinport.example');
  const cookie = `token=${headers.authorization.replace('Bearer ', '')}`;
  const own = await request.get('/plans', { headers: { cookie } });
  expect(own.headers()['content-length']).toBeUndefined();
  expect(await own.text()).toContain('/members/dashboard');
  expect(await (await request.get('/plans')).text()).not.toContain('/members/dashboard');
});
