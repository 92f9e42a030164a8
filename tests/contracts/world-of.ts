import type { Credits } from '#core/billing/credits.ts';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
import { aUser } from '../builders/an-account.ts';
import type { FakeCaller } from '../fakes/fake-call.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import type { FakeLinkPurpose } from '../fakes/fake-mailed-links.ts';
import { createFakeOrigin, type FakeOrigin } from '../fakes/fake-origin.ts';
import { PEOPLES_PASSWORD, type SignInWords } from './gateway-world.ts';

/** The part of a world that one contract uses: the tested gateways, and people who call them. */
export interface WorldOf<Served> {
  /** The gateways of a signed-out visitor. */
  readonly visitor: Served;
  /** Returns the gateways of a token's owner. */
  gatewaysOf(token: string | null): Served;
  /** Creates a new person with only these credits. */
  signUp(credits?: Partial<Credits>): Promise<Served & { readonly credentials: SignInWords }>;
  /** Makes a person eligible for free credits: their email address is confirmed, and they have paid for these VINs. */
  makeCustomer(email: string, vins?: readonly string[]): Promise<void>;
  /** Returns the secret of the newest link emailed to an address for a purpose. Rejects if there is none. */
  mailedLink(email: string, purpose: FakeLinkPurpose): Promise<string>;
  /** Returns the checksum shown on a document's printed copies. */
  checksumOf(documentId: string): Promise<string>;
  /** Pays for an order on its payment page. */
  pay(order: PurchaseAnswer): Promise<void>;
  /** Generates the documents of paid orders, like the origin's jobs. */
  makeDocuments(): Promise<void>;
  /** Returns the key of the newest private link emailed to an address. */
  documentKey(email: string): Promise<string>;
  /** Advances the origin's time. */
  advance(milliseconds: number): void;
}

/** Opens the part of a fake world that a contract uses, over its own fake origin. */
export async function openFakeWorldOf<Served>(serve: (caller: FakeCaller) => Served): Promise<WorldOf<Served>> {
  const origin = createFakeOrigin();
  const ids = createFakeIdSource('person');
  const gatewaysOf = (token: string | null) => serve({ origin, token: () => token });
  return {
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
}

/** Returns the operations around a fake origin that no gateway provides. */
export function outsideOf(origin: FakeOrigin): Omit<WorldOf<unknown>, 'visitor' | 'gatewaysOf' | 'signUp'> {
  const { links, sharing, shop, deliveries, people, clock } = origin;
  return {
    makeCustomer: async (email, vins) => makeFakeCustomer(origin, email, vins),
    mailedLink: async (email, purpose) => mailedToken(links.newest(email, purpose), purpose),
    checksumOf: async (documentId) => sharing.checksumOf(documentId),
    pay: async ({ order_id: id }) => shop.settle(String(id)),
    makeDocuments: async () => deliveries.makeAll(),
    documentKey: async (email) => deliveries.newestKey(people.byEmail(email)),
    advance: (milliseconds) => clock.advance(milliseconds),
  };
}

/**
 * Confirms the email address of a fake origin's person, and has them pay for these VINs, or for credits if none is
 * given.
 */
export function makeFakeCustomer(
  { people }: FakeOrigin,
  email: string,
  vins: readonly (string | null)[] = [null],
): void {
  const person = people.byEmail(email);
  person?.confirmEmail();
  for (const vin of vins) person?.pay(vin);
}

/**
 * Returns the token, or throws if no link was emailed. A missing token would be refused like an expired one, which
 * would make a test meaningless.
 */
export function mailedToken(token: string | null | undefined, purpose: FakeLinkPurpose): string {
  if (!token) throw new Error(`No link to ${purpose} was emailed.`);
  return token;
}
