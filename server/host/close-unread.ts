import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';

const nodeBindings = z.object({ incoming: z.instanceof(IncomingMessage) });

/**
 * How long the rest of a rejected body is read and discarded, in milliseconds, so that the sender can read the response
 * before the connection closes.
 */
const LINGER_MS = 500;

/**
 * Sends `Connection: close` when the response is ready before the request body has arrived in full. The server drops
 * such a connection; without the header a proxy would send another visitor's request on it.
 */
export const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  const bindings = nodeBindings.safeParse(c.env);
  if (!bindings.success || bindings.data.incoming.complete) return;
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  const body = new Uint8Array(await c.res.arrayBuffer());
  headers.delete('transfer-encoding');
  headers.set('connection', 'close');
  headers.set('content-length', body.byteLength.toString());
  // Otherwise Hono merges the headers of the replaced response into the new one.
  c.res = undefined;
  c.res = new Response(lingering(body, bindings.data.incoming), { status, headers });
};

/** Ends when the client has sent the whole body or the time limit has passed. */
function lingering(body: Uint8Array, incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(body);
      // A listener left from an earlier read would pause the stream again.
      incoming.removeAllListeners('data').resume();
      await once(incoming, 'close', { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
      controller.close();
    },
  });
}
