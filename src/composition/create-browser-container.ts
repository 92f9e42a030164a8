import { nonceOf } from '#adapters/analytics/add-script.ts';
import { createBrowserAnalytics } from '#adapters/analytics/browser-analytics.ts';
import { createBrowserCookieJar } from '#adapters/cookie/browser-cookie-jar.ts';
import { createBrowserImageCompressor } from '#adapters/image/browser-image-compressor.ts';
import { createImagePlatform } from '#adapters/image/image-platform.ts';
import { createWebStorage } from '#adapters/storage/web-storage.ts';
import { consoleLogger } from '#adapters/system/console-logger.ts';
import { randomIdSource } from '#adapters/system/random-id-source.ts';
import { systemClock } from '#adapters/system/system-clock.ts';
import { createContainer, type VinportContainer } from './create-container.ts';
import type { Replacements } from './replacements.ts';
import type { World } from './world.ts';

/**
 * Creates the container of a browser tab, whose calls go to the host that the page was loaded from.
 *
 * @example
 * const own = createBrowserContainer(window, { siteDomain: window.location.hostname, gsp: false });
 * const decoded = await own.get('decodeVehicle')('1HGCM82633A004352');
 */
export function createBrowserContainer(
  window: Window & typeof globalThis,
  visit: Pick<World, 'siteDomain' | 'gsp'>,
  replacements: Replacements = {},
): VinportContainer {
  const nonce = nonceOf(window.document);
  const world: World = {
    ...visit,
    origin: window.location.origin,
    fetch: (url, init) => window.fetch(url, init),
    cookies: createBrowserCookieJar(window.document),
    storage: createWebStorage(window, 'localStorage', consoleLogger),
    sessionStorage: createWebStorage(window, 'sessionStorage', consoleLogger),
    images: createBrowserImageCompressor(createImagePlatform(window)),
    openAnalytics: (settings) =>
      createBrowserAnalytics({ window, nonce, settings, clock: systemClock, logger: consoleLogger }),
    clock: systemClock,
    ids: randomIdSource,
    logger: consoleLogger,
  };
  return createContainer(world, replacements);
}
