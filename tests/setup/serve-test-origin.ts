import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { openTestOrigin } from './open-test-origin.ts';

/** The real embedded origin on a local port. */
export interface ServedOrigin {
  /** Such as `http://127.0.0.1:40123`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the embedded origin with the demonstration set over a real socket, for other processes. */
export async function serveTestOrigin(): Promise<ServedOrigin> {
  const { origin, close } = await openTestOrigin('sqlite');
  const server = createAdaptorServer({ fetch: origin.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The origin is not listening on a port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      await once(server, 'close');
      await close();
    },
  };
}
