import type { MiddlewareFunction } from 'react-router';
import { createRequestContainer } from '#composition/create-request-container.ts';
import { containerContext } from './container-context.ts';
import { hostContext } from './host-context.ts';

/** Gives each request on the server its own container, and adds the cookies set in it to the response. */
export const requestContainerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  // No retries: a visitor can reload the page, so it shouldn't wait for a service that is down.
  const container = createRequestContainer({ request, ...context.get(hostContext), retries: 0 });
  const opened = Promise.resolve(container);
  context.set(containerContext, {
    open: () => opened,
    // Effects, which use listeners, don't run on a server.
    whenOpened: () => () => undefined,
    handOver: () => undefined,
  });
  const response = await next();
  for (const cookie of container.setCookieHeaders()) response.headers.append('set-cookie', cookie);
  return response;
};
