import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const QUICKLY = { headersMs: 100, requestMs: 200, checkedEveryMs: 20 };

async function openHost() {
  const app = new Hono().post('/', async (c) => c.text(`read ${(await c.req.text()).length}`));
  // An incomplete body is the client's error and would only add noise to the test output.
  app.onError((_error, c) => c.text('broken off', 400));
  const server = (await listen(app.fetch, { host: '127.0.0.1', port: 0 }, QUICKLY))._unsafeUnwrap();
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends the given text and returns everything received until the server closes the connection. */
async function sendAndWait(text: string): Promise<string> {
  const socket = connect(await openHost(), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
}

it('closes the connection when the body does not arrive in full', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\n';
  expect(await sendAndWait(`${head}only the beginning`)).not.toContain('read');
});

it('closes the connection when the headers do not arrive in full', async () => {
  expect(await sendAndWait('POST / HTTP/1.1\r\nhost: localhost\r\nx-slow:')).toMatch(/^HTTP\/1\.1 408 /);
});

it('RES-08 holds an idle connection open for longer than a proxy does', async () => {
  const response = await fetch(`http://127.0.0.1:${await openHost()}/`, { method: 'POST', body: '' });
  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});

it('answers a request that arrives in time', async () => {
  const response = await fetch(`http://127.0.0.1:${await openHost()}/`, { method: 'POST', body: 'all of it' });
  expect(await response.text()).toBe('read 9');
});
