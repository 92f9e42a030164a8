import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';

const nodeBindings = z.object({ incoming: z.instanceof(IncomingMessage) });

/** How long the rest of a refused body is read and dropped, so that its sender reads the answer before the connection ends. */
const LINGER_MS = 500;

/**
 * Says `Connection: close` when the body of a request has not arrived in full by the time it is answered. The server
 * drops such a connection: without the header a proxy would send another visitor's request on it.
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
  // Otherwise Hono merges the headers of the answer that is replaced.
  c.res = undefined;
  c.res = new Response(lingering(body, bindings.data.incoming), { status, headers });
};

/** Ends once the sender has sent everything, or has had the time to. */
function lingering(body: Uint8Array, incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      controller.enqueue(body);
      // Whoever began to read it would pause it again.
      incoming.removeAllListeners('data').resume();
      await once(incoming, 'close', { signal: AbortSignal.timeout(LINGER_MS) }).catch(() => undefined);
      controller.close();
    },
  });
}
