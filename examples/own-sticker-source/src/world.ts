import type { World } from 'vinport';
import {
  consoleLogger,
  createMemoryStorage,
  createRequestCookieJar,
  noAnalytics,
  noImageCompressor,
  randomIdSource,
  systemClock,
} from 'vinport/adapters';

/** The world of a script: nothing is kept, and calls go out over the `fetch` of Node. */
export function scriptWorld(origin: string): World {
  return {
    origin,
    siteDomain: new URL(origin).hostname,
    gsp: false,
    fetch: (url, init) => fetch(url, init),
    cookies: createRequestCookieJar(new Request(origin)),
    storage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    images: noImageCompressor,
    openAnalytics: () => noAnalytics,
    clock: systemClock,
    ids: randomIdSource,
    logger: consoleLogger,
  };
}
