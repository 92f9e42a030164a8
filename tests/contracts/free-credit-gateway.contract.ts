import { describe, expect, it } from 'vitest';
import { aFreeCreditClaim } from '../builders/a-free-credit-claim.ts';
import {
  creditsOf,
  type Gateways,
  type GatewayWorld,
  KNOWN_VINS,
  type OpenGatewayWorld,
  type SignedInPerson,
} from './gateway-world.ts';
import { stickerRequest } from './sticker-steps.ts';

const ONE_HOUR_MS = 60 * 60 * 1_000;
const THIRTY_DAYS_MS = 30 * 24 * ONE_HOUR_MS;

/** Defines the contract tests of every free credit gateway. */
export function freeCreditGatewayContract(name: string, openWorld: OpenGatewayWorld): void {
  describe(`free credit gateway: ${name}`, () => {
    it('CRD-09 grants only one credit after a failure', async () => {
      const person = await customerOf(await openWorld());
      await fail(person);

      expect(await claim(person)).toBe('granted');
      expect(await claim(person)).toBe('refused');
      expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 1, global: 0 });
    });

    it('refuses a claim without a recorded failure, whatever its content', async () => {
      const person = await customerOf(await openWorld());
      await person.stickers.generate(stickerRequest(KNOWN_VINS.withBuilds));

      expect(await claim(person)).toBe('refused');
      expect(await claim(person, { vin: KNOWN_VINS.withBuilds })).toBe('refused');
      expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    });

    it.each([
      ['another vehicle', { vin: KNOWN_VINS.another }],
      ['another kind of document', { creditType: 'vhr' }],
    ] as const)('refuses %s, and leaves the failure open for a valid claim', async (_which, wrong) => {
      const person = await customerOf(await openWorld());
      await fail(person);

      expect(await claim(person, wrong)).toBe('refused');
      expect(await claim(person)).toBe('granted');
    });

    it('DEL-06 grants nothing to an account that has not paid', async () => {
      const person = await (await openWorld()).signUp();
      await fail(person);

      expect(await claim(person)).toBe('refused');
      expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    });

    it("refuses a claim for another person's failure", async () => {
      const world = await openWorld();
      const [unlucky, other] = [await customerOf(world), await customerOf(world)];
      await fail(unlucky);

      expect(await claim(other)).toBe('refused');
      expect(await claim(unlucky)).toBe('granted');
    });

    it('refuses a VIN with a wrong check digit, which is a typo and not a failure', async () => {
      const person = await customerOf(await openWorld());
      await fail(person, KNOWN_VINS.mistyped);

      expect(await claim(person, { vin: KNOWN_VINS.mistyped })).toBe('refused');
    });

    it('refuses a failure that is an hour old', async () => {
      const world = await openWorld();
      const person = await customerOf(world);
      await fail(person);

      world.advance(ONE_HOUR_MS);

      expect(await claim(person)).toBe('refused');
    });

    it('grants at most two credits in thirty days', async () => {
      const world = await openWorld();
      const person = await customerOf(world);
      for (const expected of ['granted', 'granted', 'refused']) {
        await fail(person);
        expect(await claim(person)).toBe(expected);
      }

      world.advance(THIRTY_DAYS_MS);
      const later = await world.signIn(person.credentials);
      await fail(later);

      expect(await claim(later)).toBe('granted');
      expect(await creditsOf(person)).toMatchObject({ sticker: 3 });
    });

    it('grants one credit per failure, even for concurrent claims', async () => {
      const person = await customerOf(await openWorld());
      await fail(person);

      const claims = await Promise.all([1, 2, 3, 4].map(() => claim(person)));

      expect(claims.toSorted()).toEqual(['granted', 'refused', 'refused', 'refused']);
      expect(await creditsOf(person)).toMatchObject({ sticker: 1 });
    });

    it('returns `signed-out` to a visitor', async () => {
      const { freeCredits } = (await openWorld()).visitor;

      expect((await freeCredits.claim(aFreeCreditClaim()))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });
  });
}

async function customerOf(world: GatewayWorld): Promise<SignedInPerson> {
  const person = await world.signUp();
  await world.makeCustomer(person.credentials.email);
  return person;
}

async function fail({ stickers }: Gateways, vin: string = KNOWN_VINS.withoutData): Promise<void> {
  const generation = (await stickers.generate(stickerRequest(vin)))._unsafeUnwrap();
  expect(generation.status).toBe('error');
}

async function claim({ freeCredits }: Gateways, changes: Parameters<typeof aFreeCreditClaim>[0] = {}) {
  return (await freeCredits.claim(aFreeCreditClaim({ vin: KNOWN_VINS.withoutData, ...changes })))._unsafeUnwrap();
}
