import { createBrowserCookieJar } from '../adapters/cookie/browser-cookie-jar.ts';
import { createWebStorage } from '../adapters/storage/web-storage.ts';
import { consoleLogger } from '../adapters/system/console-logger.ts';
import { randomIdSource } from '../adapters/system/random-id-source.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import { createContainer, type VinportContainer } from './create-container.ts';

/** Makes the container of a browser tab, whose calls go to the host it was loaded from. */
export function createBrowserContainer(window: Window, siteDomain: string): VinportContainer {
  return createContainer({
    origin: window.location.origin,
    siteDomain,
    fetch: (url, init) => window.fetch(url, init),
    cookies: createBrowserCookieJar(window.document),
    storage: createWebStorage(window, 'localStorage', consoleLogger),
    clock: systemClock,
    ids: randomIdSource,
    logger: consoleLogger,
  });
}
