import { Agent, request } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { closeServer } from './close-server.ts';
import { listen } from './listen.ts';

it('ends with the last request, although its client would keep the connection', async () => {
  const arrived = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<string>();
  const app = new Hono().get('/', async (c) => {
    arrived.resolve();
    return c.text(await finished.promise);
  });
  const server = (await listen(app.fetch, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const agent = new Agent({ keepAlive: true });
  const answered = Promise.withResolvers<number | undefined>();
  request({ port, host: '127.0.0.1', agent }, (response) => {
    response.resume().once('end', () => answered.resolve(response.statusCode));
  }).end();
  await arrived.promise;
  const closed = closeServer(server);
  finished.resolve('finished');
  expect(await answered.promise).toBe(200);
  await closed;
  agent.destroy();
});
