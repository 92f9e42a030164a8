import { describe, expect, it } from 'vitest';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import { aFreeCreditClaim } from '../builders/a-free-credit-claim.ts';
import { creditsOf, KNOWN_VINS, type LossyGatewayWorld } from './gateway-world.ts';
import { draftOf, stickerRequest } from './sticker-steps.ts';

/** Defines the contract tests for calls that are retried because their responses were lost after the work was done. */
export function onceOnlyContract(name: string, openWorld: () => Promise<LossyGatewayWorld>): void {
  describe(`calls with a lost response: ${name}`, () => {
    it('generates and charges a sticker once, and returns it on retry', async () => {
      const world = await openWorld();
      const person = await world.signUp({ sticker: 2 });
      const draft = await draftOf(person.stickers, KNOWN_VINS.withBuilds);

      world.loseNextAnswer();
      const sticker = (await person.stickers.confirm(aConfirmStickerRequest(draft)))._unsafeUnwrap();

      expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 1, global: 0 });
      expect((await person.stickers.generate(stickerRequest(KNOWN_VINS.withBuilds)))._unsafeUnwrap()).toEqual({
        status: 'success',
        sticker,
      });
    });

    it('grants a free credit once, and reports it on retry', async () => {
      const world = await openWorld();
      const person = await world.signUp();
      await world.makeCustomer(person.credentials.email);
      for (const vin of Array<string>(2).fill(KNOWN_VINS.withoutData))
        await person.stickers.generate(stickerRequest(vin));

      world.loseNextAnswer();
      const claim = await person.freeCredits.claim(aFreeCreditClaim({ vin: KNOWN_VINS.withoutData }));

      expect([claim._unsafeUnwrap(), (await creditsOf(person)).sticker]).toEqual(['granted', 1]);
    });

    it('generates and charges two stickers for two requests', async () => {
      const world = await openWorld();
      const person = await world.signUp({ sticker: 2 });
      const draft = await draftOf(person.stickers, KNOWN_VINS.withBuilds);
      const request = aConfirmStickerRequest(draft);

      const [one, other] = [await person.stickers.confirm(request), await person.stickers.confirm(request)];

      expect(one._unsafeUnwrap().id).not.toBe(other._unsafeUnwrap().id);
      expect(await creditsOf(person)).toMatchObject({ sticker: 0 });
    });
  });
}
