import { createRequestCookieJar } from '../adapters/cookie/request-cookie-jar.ts';
import type { Fetch } from '../adapters/http/retrying-fetch.ts';
import { createMemoryStorage } from '../adapters/storage/memory-storage.ts';
import { randomIdSource } from '../adapters/system/random-id-source.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import type { Logger } from '../ports/logger.ts';
import { createContainer, type VinportContainer } from './create-container.ts';

/** What the host gives for one request. */
export interface RequestWorld {
  readonly request: Request;
  readonly siteDomain: string;
  /** Reaches the origin without leaving the process, or over the network where it is somewhere else. */
  readonly fetch: Fetch;
  readonly logger: Logger;
}

/** A container for one request, with what its answer has to set in the browser. */
export interface RequestContainer extends VinportContainer {
  setCookieHeaders(): string[];
}

/** Makes the container of one request on the server; nothing in it outlives the request. */
export function createRequestContainer({ request, siteDomain, fetch, logger }: RequestWorld): RequestContainer {
  const cookies = createRequestCookieJar(request);
  const container = createContainer({
    origin: new URL(request.url).origin,
    siteDomain,
    fetch,
    cookies,
    storage: createMemoryStorage(),
    clock: systemClock,
    ids: randomIdSource,
    logger,
  });
  return { ...container, setCookieHeaders: () => cookies.setCookieHeaders() };
}
