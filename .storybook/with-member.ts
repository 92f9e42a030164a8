import { aUser } from '#tests/builders/an-account.ts';
import { createFakeOrigin, type FakeOrigin } from '#tests/fakes/fake-origin.ts';

interface Membership {
  readonly user?: ReturnType<typeof aUser>;
  readonly credits?: Parameters<FakeOrigin['people']['signUp']>[2];
  /** Previous actions of the member, before they sign in. */
  readonly before?: (origin: FakeOrigin, person: ReturnType<FakeOrigin['people']['signUp']>) => void;
}

const PASSWORD = 'right-password';

/** Creates an origin with a signed-in person, for stories of members' screens. */
export function withMember({ user = aUser(), credits = {}, before }: Membership = {}) {
  const origin = createFakeOrigin();
  const person = origin.people.signUp(user, PASSWORD, credits);
  before?.(origin, person);
  const { token } = origin.people.logIn(user.email, PASSWORD)._unsafeUnwrap();
  return { origin, token };
}
