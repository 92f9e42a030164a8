import type { Credits } from '../../src/core/billing/credits.ts';
import { aUser } from '../builders/an-account.ts';
import type { FakeCaller } from '../fakes/fake-call.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { PEOPLES_PASSWORD, type SignInWords } from './gateway-world.ts';

/** The part of a world that one contract needs: the gateways it judges, and people to speak for. */
export interface WorldOf<Served> {
  /** The gateways of someone who is not signed in. */
  readonly visitor: Served;
  /** A new person with these credits and no others. */
  signUp(credits?: Partial<Credits>): Promise<Served & { readonly credentials: SignInWords }>;
  /** Lets time pass for the origin. */
  advance(milliseconds: number): void;
}

/** Opens the part of a world of fakes that a contract needs, over a fake origin of its own. */
export async function openFakeWorldOf<Served>(serve: (caller: FakeCaller) => Served): Promise<WorldOf<Served>> {
  const origin = createFakeOrigin();
  const ids = createFakeIdSource('person');
  const gatewaysOf = (token: string | null) => serve({ origin, token: () => token });
  return {
    visitor: gatewaysOf(null),
    signUp: async (credits) => {
      const id = ids.next();
      const credentials = { email: `${id}@people.example`, password: PEOPLES_PASSWORD };
      origin.people.signUp(aUser({ id, email: credentials.email }), credentials.password, credits);
      const { token } = origin.people.logIn(credentials.email, credentials.password)._unsafeUnwrap();
      return { ...gatewaysOf(token), credentials };
    },
    advance: (milliseconds) => origin.clock.advance(milliseconds),
  };
}
