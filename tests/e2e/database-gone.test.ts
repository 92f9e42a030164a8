import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { openPostgres } from '../setup/postgres.ts';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

/** Opens a proxy to a database that can be closed, or stop forwarding data. */
async function openPassage(target: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].map((end) => end.destroy()));
    }
    near.on('data', (chunk) => isSilent || far.write(chunk));
    far.on('data', (chunk) => isSilent || near.write(chunk));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    beSilent: (silent: boolean) => {
      isSilent = silent;
      if (!silent) drop();
    },
    close: () => {
      server.close();
      drop();
    },
  };
}

test('RES-02 pages and calls return 503 within 2 s while PostgreSQL is down, and recover', async () => {
  test.setTimeout(120_000);
  const postgres = await openPostgres();
  const passage = await openPassage(new URL(postgres.url));
  const product = await startProduct({ env: { DATABASE_URL: passage.url, LOG_LEVEL: 'silent' } });
  const ask = async (path: string) => {
    const startedAt = performance.now();
    const response = await fetch(`${product.url}${path}`);
    const text = await response.text();
    return { status: response.status, ms: performance.now() - startedAt, text, headers: response.headers };
  };
  /** Data still in memory can be served for a moment, but no visitor waits. */
  const expectGone = async (path: string) => {
    const statusInTime = async () => {
      const { status, ms, headers } = await ask(path);
      expect(ms).toBeLessThan(2_000);
      return `${status} ${headers.get('retry-after')}`;
    };
    await expect.poll(statusInTime).toBe('503 5');
  };
  try {
    expect((await ask('/plans')).status).toBe(200);
    passage.beSilent(true);
    for (const path of ['/plans', '/login', '/vehicle-checks/1HGCM82633A004352', '/api-cwa/plans'])
      await expectGone(path);
    passage.beSilent(false);
    await expect.poll(async () => (await ask('/plans')).status).toBe(200);
    passage.close();
    for (const path of ['/plans', '/login', '/api-cwa/plans']) await expectGone(path);
    expect((await ask('/login')).text).toContain('We’ll be right back');
  } finally {
    passage.close();
    await product.stop();
    await postgres.close();
  }
});
