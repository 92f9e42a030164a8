import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { createHttpClient, type HttpClient } from '#adapters/http/http-client.ts';
import { type Fetch, SPECIFIED_RETRIES } from '#adapters/http/retrying-fetch.ts';
import { randomIdSource } from '#adapters/system/random-id-source.ts';
import { aUser } from '../builders/an-account.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { createFakeLogger } from '../fakes/fake-logger.ts';
import { createFakeOrigin, type FakeOrigin } from '../fakes/fake-origin.ts';
import { fakeOriginHandlers } from '../fakes/fake-origin-handlers.ts';
import { KNOWN_SITE, PEOPLES_PASSWORD } from './gateway-world.ts';
import { ORIGIN_ADDRESS } from './open-http-world.ts';
import { outsideOf, type WorldOf } from './world-of.ts';

/** HTTP handlers in front of a fake origin. */
export interface WireOfTheFake {
  /** Puts a new fake origin behind the handlers, and opens the part of its world that a contract uses. */
  openWorldOf<Served>(serve: (http: HttpClient, origin: FakeOrigin) => Served): Promise<WireWorldOf<Served>>;
  /** Replaces the handlers. */
  leadTo(handlers: readonly RequestHandler[]): void;
}

/** A world over HTTP. */
interface WireWorldOf<Served> extends WorldOf<Served> {
  readonly origin: FakeOrigin;
}

/** Routes all calls of this file's tests to a fake origin. */
export function wireOfTheFake(): WireOfTheFake {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());

  return {
    leadTo: (handlers) => server.resetHandlers(...handlers),
    openWorldOf: async (serve) => {
      const origin = createFakeOrigin();
      const ids = createFakeIdSource('person');
      server.resetHandlers(...fakeOriginHandlers(origin, ORIGIN_ADDRESS));
      const gatewaysOf = (token: string | null) => serve(wireClient({ token }), origin);
      return {
        origin,
        visitor: gatewaysOf(null),
        gatewaysOf,
        signUp: async (credits) => {
          const id = ids.next();
          const credentials = { email: `${id}@people.example`, password: PEOPLES_PASSWORD };
          origin.people.signUp(aUser({ id, email: credentials.email }), credentials.password, credits);
          const { token } = origin.people.logIn(credentials.email, credentials.password)._unsafeUnwrap();
          return { ...gatewaysOf(token), credentials };
        },
        ...outsideOf(origin),
      };
    },
  };
}

/** Creates the HTTP client of all gateways, for one person on one site. Retries don't wait. */
export function wireClient({
  token = null,
  siteDomain = KNOWN_SITE,
  fetch = (url, init) => globalThis.fetch(url, init),
}: {
  readonly token?: string | null;
  readonly siteDomain?: string;
  readonly fetch?: Fetch;
} = {}): HttpClient {
  return createHttpClient({
    origin: ORIGIN_ADDRESS,
    siteDomain,
    fetch,
    token: () => token,
    ids: randomIdSource,
    clock: { now: () => Date.now() },
    logger: createFakeLogger(),
    retries: { ...SPECIFIED_RETRIES, firstDelayMs: 0 },
  });
}
