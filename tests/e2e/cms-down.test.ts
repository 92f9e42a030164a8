import { once } from 'node:events';
import { createServer } from 'node:http';
import * as z from 'zod';
import { aPageDocument, aSiteDocument } from '../builders/content-documents.ts';
import { startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

/** Opens a CMS with one page that can fail, or accept requests without ever responding. */
async function openCms() {
  const cms: { state: 'up' | 'broken' | 'silent' } = { state: 'up' };
  const server = createServer((request, response) => {
    if (cms.state === 'silent') return;
    if (cms.state === 'broken') {
      response.writeHead(500).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://cms');
    const isPage = pathname === '/api/pages';
    const wanted = searchParams.get('where[url][equals]');
    const document = aPageDocument({ url: '/our-story', title: 'Our story', meta: { title: 'Our story' } });
    const docs = isPage ? [document].filter(({ url }) => url === wanted) : [aSiteDocument()];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ docs }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    become: (state: typeof cms.state) => {
      cms.state = state;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const state of ['broken', 'silent'] as const) {
  test(`RES-02 GAP-17 with a CMS that is ${state}, its pages are served, no other page waits, and none becomes not found`, async () => {
    const cms = await openCms();
    const product = await startProduct({ env: { CMS_URL: cms.url, LOG_LEVEL: 'silent' } });
    const ask = async (path: string) => {
      const response = await fetch(`${product.url}${path}`);
      return { status: response.status, text: await response.text() };
    };
    try {
      expect(await ask('/our-story')).toMatchObject({ status: 200, text: expect.stringContaining('Our story') });
      expect((await ask('/no-such-page')).status).toBe(404);
      cms.become(state);
      // Longer than a CMS response is considered fresh. By then the next one has failed.
      await expect.poll(async () => (await ask('/never-asked-for')).status, { timeout: 20_000 }).toBe(503);
      expect(await ask('/our-story')).toMatchObject({ status: 200, text: expect.stringContaining('Our story') });
      for (const path of ['/', '/plans', '/recall-check']) expect((await ask(path)).status).toBe(200);
      cms.become('up');
      await expect.poll(async () => (await ask('/never-asked-for')).status, { timeout: 20_000 }).toBe(404);
    } finally {
      cms.close();
      await product.stop();
    }
  });
}
