import type { MiddlewareFunction } from 'react-router';
import { createRequestContainer } from '#composition/create-request-container.ts';
import { containerContext } from './container-context.ts';
import { hostContext } from './host-context.ts';

/** Gives each request on the server a container of its own, and the browser the cookies that were set in it. */
export const requestContainerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  // Who waits for a page can ask for it again: a page waits for nothing that is down.
  const container = createRequestContainer({ request, ...context.get(hostContext), retries: 0 });
  const opened = Promise.resolve(container);
  context.set(containerContext, {
    open: () => opened,
    // Effects, which listen, do not run on a server.
    whenOpened: () => () => undefined,
    handOver: () => undefined,
  });
  const response = await next();
  for (const cookie of container.setCookieHeaders()) response.headers.append('set-cookie', cookie);
  return response;
};
