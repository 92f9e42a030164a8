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

/** The origin's URL in a screen story. No such host exists. */
export const ORIGIN_OF_SCREENS = 'https://vinport.example';

/** A route module of the app, limited to what a story needs. */
interface ScreenRoute {
  readonly path: string;
  /** The ID by which other routes find its data. */
  readonly id?: string;
  readonly Component: ComponentType<never>;
  readonly HydrateFallback?: ComponentType;
  readonly loader?: (args: never) => unknown;
  readonly action?: (args: never) => unknown;
  readonly children?: readonly ScreenRoute[];
}

interface ScreenProps {
  readonly routes: readonly ScreenRoute[];
  /** The URL to open. */
  readonly url: string;
  /** The origin that handles the screen's calls and stores data. */
  readonly origin: FakeOrigin;
  /** The browser's token. Without one, the visitor is signed out. */
  readonly token?: string;
  /** Sends the calls over HTTP instead of directly to the origin. */
  readonly fetch?: Fetch;
}

/** Renders a screen of the app with everything behind it: its routes, its container, and an in-memory origin. */
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
  // The router passes each route exactly the props in its module's generated types.
  const stubs = routes as unknown as Parameters<typeof createRoutesStub>[0];
  return { Stub: createRoutesStub(stubs, context), lazyContainer };
}

function straightTo(origin: FakeOrigin): Fetch {
  const handlers = fakeOriginHandlers(origin, ORIGIN_OF_SCREENS);
  return async (url, init) => (await getResponse(handlers, new Request(url, init))) ?? Response.error();
}
