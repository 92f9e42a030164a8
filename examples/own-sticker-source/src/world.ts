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

/** Returns the world of a script: nothing is persisted, and calls use Node's `fetch`. */
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
