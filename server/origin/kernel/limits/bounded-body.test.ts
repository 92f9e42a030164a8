import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { boundedBody } from './bounded-body.ts';

const MEGABYTE = 1024 * 1024;
const app = new Hono().use(boundedBody).all('*', (c) => c.text('reached'));

it.each([
  ['/api-cwa/login', 1],
  ['/api-cwa/verify', 3],
])('limits %s to %i MB to the byte, with or without Content-Length', async (path, megabytes) => {
  const send = async (bytes: number) => {
    const init = { method: 'POST', body: new Blob([new Uint8Array(bytes)]).stream(), duplex: 'half' };
    return (await app.request(new Request(`http://host.test${path}`, init))).status;
  };
  expect([await send(megabytes * MEGABYTE), await send(megabytes * MEGABYTE + 1)]).toEqual([200, 413]);
});

it.each(['GET', 'HEAD'])('does not read the body of a %s', async (method) => {
  const request = new Request('http://host.test/api/decode', { method });
  let looked = 0;
  Object.defineProperty(request, 'body', {
    get: () => {
      looked += 1;
      return null;
    },
  });
  expect((await app.request(request)).status).toBe(200);
  expect(looked).toBe(0);
});
