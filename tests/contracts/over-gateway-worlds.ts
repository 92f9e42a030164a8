import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { aUser } from '../builders/an-account.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { fakeOriginHandlers } from '../fakes/fake-origin-handlers.ts';
import type { LossyGatewayWorld, OpenGatewayWorld } from './gateway-world.ts';
import { openEmbeddedOrigin } from './open-embedded-origin.ts';
import { openFakeWorld } from './open-fake-world.ts';
import { ORIGIN_ADDRESS, openHttpWorld, type WireOrigin } from './open-http-world.ts';
import { makeFakeCustomer } from './world-of.ts';

/** Runs the same contract for the fake and for the HTTP adapter. */
export function overGatewayWorlds(contract: (name: string, openWorld: OpenGatewayWorld) => void): void {
  contract('the fake', openFakeWorld);
  overHttpWorlds(contract);
}

/**
 * Runs a contract for the HTTP adapter: over the fake origin's HTTP handlers, and over the embedded origin on each
 * database engine.
 */
export function overHttpWorlds(contract: (name: string, openWorld: () => Promise<LossyGatewayWorld>) => void): void {
  describe('msw', () => {
    const fake = createFakeOrigin();
    const server = setupServer(...fakeOriginHandlers(fake, ORIGIN_ADDRESS));
    beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
    afterAll(() => server.close());
    const origin: WireOrigin = {
      fetch: (url, init) => fetch(url, init),
      signUp: async ({ email, password }, credits) => {
        fake.people.signUp(aUser({ id: email, email }), password, credits);
        return fake.people.logIn(email, password)._unsafeUnwrap().token;
      },
      makeCustomer: async (email, vins) => makeFakeCustomer(fake, email, vins),
      advance: (milliseconds) => fake.clock.advance(milliseconds),
    };
    contract('HTTP, over the fake origin', () => openHttpWorld(origin));
  });

  describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
    let origin: Awaited<ReturnType<typeof openEmbeddedOrigin>>;
    beforeAll(async () => {
      origin = await openEmbeddedOrigin(engine);
    });
    afterAll(() => origin.close());
    contract(`HTTP, over the embedded origin on ${engine}`, () => openHttpWorld(origin));
  });
}
