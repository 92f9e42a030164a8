import { err, ok, type Result } from 'neverthrow';
import type { Account } from '#core/account/account.ts';
import type { UserProfile } from '#core/account/user-profile.ts';
import { type CreditLedger, type CreditMovement, creditBalances, enterMovement } from '#core/billing/credit-ledger.ts';
import type { Credits } from '#core/billing/credits.ts';
import { NO_SUBSCRIPTIONS } from '#core/billing/subscriptions.ts';
import { normalizeEmail } from '#core/person/email-address.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ImageFile } from '#ports/image-compressor.ts';

/** A person with an account at the fake origin. */
export interface FakePerson {
  readonly user: UserProfile;
  ledger(): CreditLedger;
  credits(): Credits;
  /** Enters a movement now; returns `false` if there was not enough credit or the movement already exists. */
  move(move: Omit<CreditMovement, 'at'>): boolean;
  /** Replaces the given details. */
  changeTo(details: Partial<UserProfile>): void;
  /** Returns the logo for new documents, if the person is a dealer. */
  logo(): ImageFile | null;
  chooseLogo(logo: ImageFile | null): void;
  /** Returns whether the person confirmed their email address through an emailed link. */
  isEmailConfirmed(): boolean;
  confirmEmail(): void;
  /** Returns the paid orders, one entry each: the VIN, or `null` for credits. */
  paidFor(): readonly (string | null)[];
  pay(vin: string | null): void;
}

/** The accounts and tokens of the fake origin. */
export interface FakePeople {
  signUp(user: UserProfile, password: string, credits?: Partial<Credits>): FakePerson;
  /** Creates a person who has no account until {@link FakePeople.admit}. */
  register(user: UserProfile, password: string): FakePerson;
  admit(person: FakePerson): void;
  logIn(email: string, password: string): Result<Account, GatewayError>;
  /** Returns the owner of a token; a token that was not used for thirty days is invalid. */
  byToken(token: string | null): Result<FakePerson, GatewayError>;
  byEmail(email: string): FakePerson | null;
  /** Revokes a token. */
  revoke(token: string | null): void;
  /** Revokes all tokens of a person. */
  revokeAll(person: FakePerson): void;
  changePassword(person: FakePerson, password: string): void;
  isPasswordOf(person: FakePerson, password: string): boolean;
  /** Allows a session to change password and email for ten minutes. */
  elevate(token: string | null): void;
  isElevated(token: string | null): boolean;
  /** Replaces the picture of the person. */
  storeImage(person: FakePerson, image: ImageFile): void;
  imageOf(person: FakePerson): ImageFile | null;
}

const TEN_MINUTES_MS = 10 * 60 * 1_000;
const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1_000;

/** Creates an empty register of people. */
export function createFakePeople({ clock, ids }: { readonly clock: Clock; readonly ids: IdSource }): FakePeople {
  const passwords = new Map<FakePerson, string>();
  const pending = new Map<FakePerson, string>();
  const elevatedUntil = new Map<string, number>();
  const images = new Map<FakePerson, ImageFile>();
  const tokens = new Map<string, { readonly person: FakePerson; readonly usedAt: number }>();

  function byEmail(email: string): FakePerson | null {
    const address = normalizeEmail(email);
    return [...passwords.keys()].find(({ user }) => user.email === address) ?? null;
  }

  return {
    signUp: (user, password, credits = {}) => {
      const person = fakePerson(user, clock);
      for (const kind of ['vhr', 'sticker', 'global'] as const) {
        person.move({ kind, delta: credits[kind] ?? 0, reason: 'sign-up', reference: kind });
      }
      passwords.set(person, password);
      return person;
    },
    register: (user, password) => {
      const person = fakePerson(user, clock);
      pending.set(person, password);
      return person;
    },
    admit: (person) => {
      const password = pending.get(person);
      if (password !== undefined) passwords.set(person, password);
      pending.delete(person);
    },
    logIn: (email, password) => {
      const person = byEmail(email);
      if (person === null || passwords.get(person) !== password) return err({ code: 'signed-out' });
      const token = ids.next();
      tokens.set(token, { person, usedAt: clock.now() });
      return ok({ token, user: person.user, credits: person.credits(), subscriptions: NO_SUBSCRIPTIONS });
    },
    byToken: (token) => {
      const known = tokens.get(token ?? '');
      if (token === null || known === undefined || known.usedAt <= clock.now() - THIRTY_DAYS_MS) {
        return err({ code: 'signed-out' });
      }
      tokens.set(token, { person: known.person, usedAt: clock.now() });
      return ok(known.person);
    },
    byEmail,
    revoke: (token) => {
      tokens.delete(token ?? '');
    },
    revokeAll: (person) => {
      for (const [token, known] of tokens) if (known.person === person) tokens.delete(token);
    },
    changePassword: (person, password) => {
      passwords.set(person, password);
    },
    isPasswordOf: (person, password) => passwords.get(person) === password,
    elevate: (token) => {
      elevatedUntil.set(token ?? '', clock.now() + TEN_MINUTES_MS);
    },
    isElevated: (token) => (elevatedUntil.get(token ?? '') ?? 0) > clock.now(),
    storeImage: (person, image) => {
      images.set(person, image);
    },
    imageOf: (person) => images.get(person) ?? null,
  };
}

function fakePerson(signedUp: UserProfile, clock: Clock): FakePerson {
  let user = signedUp;
  let ledger: CreditLedger = [];
  let chosenLogo: ImageFile | null = null;
  let isConfirmed = false;
  const paidVins: (string | null)[] = [];
  return {
    get user() {
      return user;
    },
    ledger: () => ledger,
    credits: () => creditBalances(ledger),
    move: (move) => {
      const entered = enterMovement(ledger, { ...move, at: clock.now() });
      ledger = entered.unwrapOr(ledger);
      return entered.isOk();
    },
    logo: () => chosenLogo,
    chooseLogo: (logo) => {
      chosenLogo = logo;
    },
    isEmailConfirmed: () => isConfirmed,
    confirmEmail: () => {
      isConfirmed = true;
    },
    paidFor: () => paidVins,
    pay: (vin) => {
      paidVins.push(vin);
    },
    changeTo: (details) => {
      user = { ...user, ...details };
    },
  };
}
