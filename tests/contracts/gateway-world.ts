import type { Credits } from '#core/billing/credits.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { SiteGateway } from '#ports/site-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';

/** All gateways, speaking for one person or for a visitor. */
export interface Gateways {
  readonly accounts: AccountGateway;
  readonly sites: SiteGateway;
  readonly vehicles: VehicleGateway;
  readonly stickers: StickerGateway;
  readonly freeCredits: FreeCreditGateway;
}

/** What a person signs in with. */
export interface SignInWords {
  readonly email: string;
  readonly password: string;
}

/** Everyone's password: hashing it is slow on purpose, and one is enough. */
export const PEOPLES_PASSWORD = 'correct Horse 7';

/** A person who has just signed up and in. */
export interface SignedInPerson extends Gateways {
  readonly credentials: SignInWords;
}

/**
 * The world in which the contract of a gateway is judged: an origin that knows {@link KNOWN_VINS} and
 * {@link KNOWN_SITE}. Other tests may use the same origin at the same time, each with people of its own.
 */
export interface GatewayWorld {
  /** The gateways of someone who is not signed in. */
  readonly visitor: Gateways;
  /** A new person with these credits and no others. */
  signUp(credits?: Partial<Credits>): Promise<SignedInPerson>;
  /** Makes a person one who gets free credits: their email address is confirmed, and they have paid for these VINs. */
  makeCustomer(email: string, vins?: readonly string[]): Promise<void>;
  /** The gateways of a person who signs in once more. */
  signIn(credentials: SignInWords): Promise<Gateways>;
  /** Lets time pass for the origin. */
  advance(milliseconds: number): void;
}

/** A world whose answers can get lost on the way back, after their work was done. */
export interface LossyGatewayWorld extends GatewayWorld {
  /** The next answer of the origin is lost; who asked is told to try again. */
  loseNextAnswer(): void;
}

/** Opens the world of one test. */
export type OpenGatewayWorld = () => Promise<GatewayWorld>;

/** The VINs that every world knows alike. */
export const KNOWN_VINS = {
  /** A 2003 Honda Accord with the builds EX-V6, which is its own, and LX-V6; demonstration data. */
  withBuilds: '1HGCM82693A000001',
  /** A 2014 Ford F-150 of which the catalog has no build, but one of another vehicle of this name. */
  withoutBuilds: '1FTFW1ET3EFA00001',
  /** A 2013 Ford F-150: just another vehicle. */
  another: '1FTFW1ET5DFA00001',
  /** The check digit is right, and nothing is known. */
  withoutData: '1ZZZZ00013A000001',
  /** The check digit is wrong, and nothing is known. */
  mistyped: '1ZZZZ00023A000001',
  /** A Renault built for Europe. */
  european: 'VF1RFB00066123456',
  /** A mapped 1967 Ford Mustang Convertible with the build Convertible; demonstration data. */
  classic: '7F03C000001',
  /** A mapped 1953 MG TD with the build Roadster, whose VIN has blanks in it. */
  classicWithBlanks: 'TD 26 4711',
  /** No classic of this VIN is mapped. */
  unmappedClassic: '9Z99Z999999',
} as const;

/** The domain of the site that every world knows. */
export const KNOWN_SITE = 'test.vinport.example';

/** How many credits a person has, as the origin tells when they sign in. */
export async function creditsOf({ accounts, credentials }: SignedInPerson): Promise<Credits> {
  const { credits } = (await accounts.logIn(credentials))._unsafeUnwrap();
  return credits;
}
