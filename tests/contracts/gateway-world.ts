import type { Credits } from '#core/billing/credits.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { FreeCreditGateway } from '#ports/free-credit-gateway.ts';
import type { SiteGateway } from '#ports/site-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';

/** All gateways, for one person or a visitor. */
export interface Gateways {
  readonly accounts: AccountGateway;
  readonly sites: SiteGateway;
  readonly vehicles: VehicleGateway;
  readonly stickers: StickerGateway;
  readonly freeCredits: FreeCreditGateway;
}

/** The credentials of a person. */
export interface SignInWords {
  readonly email: string;
  readonly password: string;
}

/** The password of every person. Password hashing is slow on purpose, so all share one. */
export const PEOPLES_PASSWORD = 'correct Horse 7';

/** A person who has just registered and signed in. */
export interface SignedInPerson extends Gateways {
  readonly credentials: SignInWords;
}

/**
 * The world in which a gateway contract is tested: an origin with {@link KNOWN_VINS} and {@link KNOWN_SITE}. Other
 * tests can use the same origin concurrently, each with its own people.
 */
export interface GatewayWorld {
  /** The gateways of a signed-out visitor. */
  readonly visitor: Gateways;
  /** Creates a new person with only these credits. */
  signUp(credits?: Partial<Credits>): Promise<SignedInPerson>;
  /** Makes a person eligible for free credits: their email address is confirmed, and they have paid for these VINs. */
  makeCustomer(email: string, vins?: readonly string[]): Promise<void>;
  /** Returns the gateways of a person after another sign-in. */
  signIn(credentials: SignInWords): Promise<Gateways>;
  /** Advances the origin's time. */
  advance(milliseconds: number): void;
}

/** A world whose responses can be lost after the work is done. */
export interface LossyGatewayWorld extends GatewayWorld {
  /** Loses the origin's next response. The caller receives a retryable error. */
  loseNextAnswer(): void;
}

/** Opens the world of one test. */
export type OpenGatewayWorld = () => Promise<GatewayWorld>;

/** The VINs with the same data in every world. */
export const KNOWN_VINS = {
  /** A 2003 Honda Accord with the builds EX-V6, which is its own, and LX-V6. Demonstration data. */
  withBuilds: '1HGCM82693A000001',
  /** A 2014 Ford F-150 without a build in the catalog, which has one of another vehicle of this name. */
  withoutBuilds: '1FTFW1ET3EFA00001',
  /** A 2013 Ford F-150, as another vehicle. */
  another: '1FTFW1ET5DFA00001',
  /** A VIN with a correct check digit and no data. */
  withoutData: '1ZZZZ00013A000001',
  /** A VIN with a wrong check digit and no data. */
  mistyped: '1ZZZZ00023A000001',
  /** A Renault built for Europe. */
  european: 'VF1RFB00066123456',
  /** A mapped 1967 Ford Mustang Convertible with the build Convertible. Demonstration data. */
  classic: '7F03C000001',
  /** A mapped 1953 MG TD with the build Roadster, whose VIN contains spaces. */
  classicWithBlanks: 'TD 26 4711',
  /** The VIN of an unmapped classic. */
  unmappedClassic: '9Z99Z999999',
} as const;

/** The domain of the site in every world. */
export const KNOWN_SITE = 'test.vinport.example';

/** Returns a person's credits, as reported by the origin on sign-in. */
export async function creditsOf({ accounts, credentials }: SignedInPerson): Promise<Credits> {
  const { credits } = (await accounts.logIn(credentials))._unsafeUnwrap();
  return credits;
}
