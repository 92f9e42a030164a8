import { noAnalytics } from '#adapters/analytics/no-analytics.ts';
import { createRequestCookieJar } from '#adapters/cookie/request-cookie-jar.ts';
import { withDeviceCookie } from '#adapters/cookie/with-device-cookie.ts';
import { noImageCompressor } from '#adapters/image/no-image-compressor.ts';
import { createMemoryStorage } from '#adapters/storage/memory-storage.ts';
import { randomIdSource } from '#adapters/system/random-id-source.ts';
import { systemClock } from '#adapters/system/system-clock.ts';
import { createContainer, type VinportContainer } from './create-container.ts';
import type { Replacements } from './replacements.ts';
import type { World } from './world.ts';

/**
 * What the host provides for one request. Its `fetch` reaches the origin in the same process, or over the network if
 * the origin runs elsewhere.
 */
export interface RequestWorld extends Pick<World, 'siteDomain' | 'gsp' | 'fetch' | 'logger' | 'retries'> {
  readonly request: Request;
}

/** A container for one request, including the cookies that its response sets. */
export interface RequestContainer extends VinportContainer {
  setCookieHeaders(): string[];
}

/**
 * Creates the container of one request on the server. Nothing in it outlives the request.
 *
 * @example
 * const request = new Request('https://vinport.example/');
 * const own = createRequestContainer({ request, siteDomain: 'vinport.example', gsp: false, fetch, logger });
 * const headers = own.setCookieHeaders(); // for the answer
 */
export function createRequestContainer(
  { request, siteDomain, gsp, fetch, logger, retries }: RequestWorld,
  replacements: Replacements = {},
): RequestContainer {
  const cookies = createRequestCookieJar(request);
  const origin = withDeviceCookie(request, fetch);
  const world: World = {
    origin: new URL(request.url).origin,
    siteDomain,
    gsp,
    fetch: origin.fetch,
    ...(retries !== undefined && { retries }),
    cookies,
    storage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    images: noImageCompressor,
    openAnalytics: () => noAnalytics,
    clock: systemClock,
    ids: randomIdSource,
    logger,
  };
  const container = createContainer(world, replacements);
  return { ...container, setCookieHeaders: () => [...cookies.setCookieHeaders(), ...origin.setCookieHeaders()] };
}
