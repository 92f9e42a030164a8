import type { Credits } from '#core/billing/credits.ts';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
import { aUser } from '../builders/an-account.ts';
import type { FakeCaller } from '../fakes/fake-call.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import type { FakeLinkPurpose } from '../fakes/fake-mailed-links.ts';
import { createFakeOrigin, type FakeOrigin } from '../fakes/fake-origin.ts';
import { PEOPLES_PASSWORD, type SignInWords } from './gateway-world.ts';

/** The part of a world that one contract needs: the gateways it judges, and people to speak for. */
export interface WorldOf<Served> {
  /** The gateways of someone who is not signed in. */
  readonly visitor: Served;
  /** The gateways of whom this token belongs to. */
  gatewaysOf(token: string | null): Served;
  /** A new person with these credits and no others. */
  signUp(credits?: Partial<Credits>): Promise<Served & { readonly credentials: SignInWords }>;
  /** Makes a person one who gets free credits: their email address is confirmed, and they have paid for these VINs. */
  makeCustomer(email: string, vins?: readonly string[]): Promise<void>;
  /** The secret of the newest link of a purpose that was mailed to an address; rejects where none was. */
  mailedLink(email: string, purpose: FakeLinkPurpose): Promise<string>;
  /** The checksum that the prints of a document bear. */
  checksumOf(documentId: string): Promise<string>;
  /** Pays for an order on its payment page. */
  pay(order: PurchaseAnswer): Promise<void>;
  /** Makes the documents of paid orders, as the origin's jobs do. */
  makeDocuments(): Promise<void>;
  /** The key of the newest private link that was emailed to an address. */
  documentKey(email: string): Promise<string>;
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

/** What happens around a fake origin, where no gateway reaches. */
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

/** Confirms the address of a person of a fake origin, and has them pay for these VINs; for credits where none is named. */
export function makeFakeCustomer(
  { people }: FakeOrigin,
  email: string,
  vins: readonly (string | null)[] = [null],
): void {
  const person = people.byEmail(email);
  person?.confirmEmail();
  for (const vin of vins) person?.pay(vin);
}

/** A link that was never mailed would be refused like one that is over, and a test of that would prove nothing. */
export function mailedToken(token: string | null | undefined, purpose: FakeLinkPurpose): string {
  if (!token) throw new Error(`No link to ${purpose} was mailed.`);
  return token;
}
