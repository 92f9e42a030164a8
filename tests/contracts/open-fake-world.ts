import { aUser } from '../builders/an-account.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeFreeCreditGateway } from '../fakes/fake-free-credit-gateway.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakeSiteGateway } from '../fakes/fake-site-gateway.ts';
import { createFakeStickerGateway } from '../fakes/fake-sticker-gateway.ts';
import { createFakeVehicleGateway } from '../fakes/fake-vehicle-gateway.ts';
import { type Gateways, type GatewayWorld, PEOPLES_PASSWORD, type SignInWords } from './gateway-world.ts';
import { makeFakeCustomer } from './world-of.ts';

/** Opens a world of fakes over one fake origin. */
export async function openFakeWorld(): Promise<GatewayWorld> {
  const origin = createFakeOrigin();
  const ids = createFakeIdSource('person');

  function gatewaysOf(token: string | null): Gateways {
    const caller = { origin, token: () => token };
    return {
      accounts: createFakeAccountGateway(origin, caller.token),
      sites: createFakeSiteGateway(origin),
      vehicles: createFakeVehicleGateway(origin),
      stickers: createFakeStickerGateway(caller),
      freeCredits: createFakeFreeCreditGateway(caller),
    };
  }

  async function signIn({ email, password }: SignInWords): Promise<Gateways> {
    return gatewaysOf(origin.people.logIn(email, password)._unsafeUnwrap().token);
  }

  return {
    visitor: gatewaysOf(null),
    signUp: async (credits) => {
      const id = ids.next();
      const credentials = { email: `${id}@people.example`, password: PEOPLES_PASSWORD };
      origin.people.signUp(aUser({ id, email: credentials.email }), credentials.password, credits);
      return { ...(await signIn(credentials)), credentials };
    },
    makeCustomer: async (email, vins) => makeFakeCustomer(origin, email, vins),
    signIn,
    advance: (milliseconds) => origin.clock.advance(milliseconds),
  };
}
