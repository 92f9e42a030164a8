import { once } from 'node:events';
import { createServer } from 'node:http';
import * as z from 'zod';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

/** In milliseconds. Far less than a call's timeout of one minute, and enough for a slow machine. */
const SOON_MS = 20_000;

/** Opens a proxy to a real origin that can later accept requests without ever responding. */
async function openOrigin(real: string) {
  let isSilent = false;
  const server = createServer(async (request, response) => {
    if (isSilent) return;
    const { method = 'GET', url = '/', headers } = request;
    const body = method === 'POST' ? Buffer.concat(await request.toArray()) : undefined;
    const sent = new Headers({ 'content-type': headers['content-type'] ?? 'text/plain' });
    const answer = await fetch(new URL(url, real), { method, headers: sent, ...(body && { body }) });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    fallSilent: () => {
      isSilent = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('GAP-17 no page waits for an origin that accepts requests and never responds', async ({ baseURL }) => {
  const origin = await openOrigin(baseURL ?? '');
  const product = await startProduct({ env: { ORIGIN_URL: origin.url, LOG_LEVEL: 'silent' } });
  const ask = (path: string) => fetch(`${product.url}${path}`, { signal: AbortSignal.timeout(SOON_MS) });
  try {
    const before = await ask('/vehicle-checks/1HGCM82633A004352');
    expect(before.status).toBe(200);
    expect(await before.text()).toContain('2003 Honda Accord');
    origin.fallSilent();
    const during = await ask('/vehicle-checks/1HGCM82693A000001');
    expect(during.status).toBeGreaterThanOrEqual(500);
    expect(await during.text()).toContain('</html>');
    // The data shared by its pages was loaded before.
    const recall = await ask('/recall-check');
    expect(recall.status).toBe(200);
  } finally {
    origin.close();
    await product.stop();
  }
});

test('GAP-17 no page waits for an origin that has never responded', async () => {
  const origin = await openOrigin('http://127.0.0.1:9');
  origin.fallSilent();
  const product = await startProduct({ env: { ORIGIN_URL: origin.url, LOG_LEVEL: 'silent' } });
  try {
    const answer = await fetch(`${product.url}/plans`, { signal: AbortSignal.timeout(SOON_MS) });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('We’ll be right back');
  } finally {
    origin.close();
    await product.stop();
  }
});
