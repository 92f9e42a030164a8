import { getResponse } from 'msw';
import { type ComponentType, useState } from 'react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import type { Fetch } from '#adapters/http/retrying-fetch.ts';
import { createContainer } from '#composition/create-container.ts';
import { createFakeCookieJar } from '#tests/fakes/fake-cookie-jar.ts';
import type { FakeOrigin } from '#tests/fakes/fake-origin.ts';
import { fakeOriginHandlers } from '#tests/fakes/fake-origin-handlers.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { containerContext } from '#ui/app/contexts/container-context.ts';
import { hostContext } from '#ui/app/contexts/host-context.ts';
import { ContainerContext, type LazyContainer } from '#ui/app/contexts/lazy-container.ts';

/** Where the origin of a screen answers; no such host exists. */
export const ORIGIN_OF_SCREENS = 'https://vinport.example';

/** A route module of the app, as far as a story needs it. */
interface ScreenRoute {
  readonly path: string;
  /** What other routes find its data by. */
  readonly id?: string;
  readonly Component: ComponentType<never>;
  readonly HydrateFallback?: ComponentType;
  readonly loader?: (args: never) => unknown;
  readonly action?: (args: never) => unknown;
  readonly children?: readonly ScreenRoute[];
}

interface ScreenProps {
  readonly routes: readonly ScreenRoute[];
  /** The address that is gone to. */
  readonly url: string;
  /** What answers the screen's calls, and remembers. */
  readonly origin: FakeOrigin;
  /** Whose token the browser has; without one nobody is signed in. */
  readonly token?: string;
  /** Sends the calls over a wire instead of straight to the origin. */
  readonly fetch?: Fetch;
}

/** A screen of the app with everything behind it: its routes, its container, and an origin in memory. */
export function Screen({ routes, url, origin, token, fetch = straightTo(origin) }: ScreenProps) {
  const [{ Stub, lazyContainer }] = useState(() => open(routes, fetch, token));
  return (
    <ContainerContext value={lazyContainer}>
      <Stub initialEntries={[url]} />
    </ContainerContext>
  );
}

function open(routes: ScreenProps['routes'], fetch: Fetch, token: string | undefined) {
  const cookies = createFakeCookieJar();
  if (token !== undefined) cookies.set('token', token);
  const world = aWorld({ origin: ORIGIN_OF_SCREENS, siteDomain: 'test.vinport.example', fetch, cookies });
  const container = createContainer(world);
  const opened = Promise.resolve(container);
  const lazyContainer: LazyContainer = {
    open: () => opened,
    whenOpened: (listener) => {
      listener(container);
      return () => undefined;
    },
    handOver: () => undefined,
  };
  const context = new RouterContextProvider();
  context.set(containerContext, lazyContainer);
  context.set(hostContext, { ...world, language: 'en', nonce: '', requestId: '' });
  // The router hands each route just what the generated types of its module say.
  const stubs = routes as unknown as Parameters<typeof createRoutesStub>[0];
  return { Stub: createRoutesStub(stubs, context), lazyContainer };
}

function straightTo(origin: FakeOrigin): Fetch {
  const handlers = fakeOriginHandlers(origin, ORIGIN_OF_SCREENS);
  return async (url, init) => (await getResponse(handlers, new Request(url, init))) ?? Response.error();
}
