import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import { createHttpFreeCreditGateway } from '#adapters/http/free-credit-gateway.ts';
import { createHttpClient } from '#adapters/http/http-client.ts';
import type { Fetch } from '#adapters/http/retrying-fetch.ts';
import { createHttpSiteGateway } from '#adapters/http/site-gateway.ts';
import { createHttpStickerGateway } from '#adapters/http/sticker-gateway.ts';
import { createHttpVehicleGateway } from '#adapters/http/vehicle-gateway.ts';
import { randomIdSource } from '#adapters/system/random-id-source.ts';
import type { Credits } from '#core/billing/credits.ts';
import { createFakeClock } from '../fakes/fake-clock.ts';
import { createFakeLogger } from '../fakes/fake-logger.ts';
import {
  type Gateways,
  KNOWN_SITE,
  type LossyGatewayWorld,
  PEOPLES_PASSWORD,
  type SignInWords,
} from './gateway-world.ts';

/** The origin's URL in the contracts. No such host exists. */
export const ORIGIN_ADDRESS = 'https://origin.example';

/** An origin behind HTTP, and the operations that contracts can't request over HTTP. */
export interface WireOrigin {
  readonly fetch: Fetch;
  /** Signs up a new person with only these credits, and returns their token. */
  signUp(credentials: SignInWords, credits: Partial<Credits>): Promise<string>;
  /** Confirms a person's email address, and has them pay for these VINs. */
  makeCustomer(email: string, vins?: readonly string[]): Promise<void>;
  advance(milliseconds: number): void;
}

/** Opens a world of HTTP gateways over an HTTP origin. */
export async function openHttpWorld(origin: WireOrigin): Promise<LossyGatewayWorld> {
  let losesNextAnswer = false;

  const lossyFetch: Fetch = async (url, init) => {
    const response = await origin.fetch(url, init);
    if (!losesNextAnswer) return response;
    losesNextAnswer = false;
    // The response of an intermediate gateway. Retry-After avoids a wait in the test.
    return new Response(null, { status: 503, headers: { 'retry-after': '0' } });
  };

  function gatewaysOf(token: string | null): Gateways {
    const http = createHttpClient({
      origin: ORIGIN_ADDRESS,
      siteDomain: KNOWN_SITE,
      fetch: lossyFetch,
      token: () => token,
      ids: randomIdSource,
      clock: createFakeClock(),
      logger: createFakeLogger(),
    });
    return {
      accounts: createHttpAccountGateway(http),
      sites: createHttpSiteGateway(http),
      vehicles: createHttpVehicleGateway(http),
      stickers: createHttpStickerGateway(http),
      freeCredits: createHttpFreeCreditGateway(http),
    };
  }

  const visitor = gatewaysOf(null);

  return {
    visitor,
    signUp: async (credits = {}) => {
      const credentials = { email: `${randomIdSource.next()}@people.example`, password: PEOPLES_PASSWORD };
      return { ...gatewaysOf(await origin.signUp(credentials, credits)), credentials };
    },
    makeCustomer: (email, vins) => origin.makeCustomer(email, vins),
    signIn: async (credentials) => gatewaysOf((await visitor.accounts.logIn(credentials))._unsafeUnwrap().token),
    advance: (milliseconds) => origin.advance(milliseconds),
    loseNextAnswer: () => {
      losesNextAnswer = true;
    },
  };
}
