import { describe, expect, it } from 'vitest';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import { creditsOf, KNOWN_VINS, type OpenGatewayWorld } from './gateway-world.ts';
import { classicDraftOf, classicRequest, draftOf, make, stickerRequest } from './sticker-steps.ts';

/** Defines the contract tests of every sticker gateway for sticker requests. */
export function stickerGenerationContract(openWorld: OpenGatewayWorld): void {
  describe('generating', () => {
    it('STK-05 returns a draft for a vehicle without a sticker', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });

      const draft = await draftOf(stickers, KNOWN_VINS.withBuilds);

      expect(draft).toMatchObject({ mode: 'auto', demonstration: true });
      expect(draft.vehicle).toMatchObject({ vin: KNOWN_VINS.withBuilds, year: 2003, make: 'Honda', model: 'Accord' });
      expect(draft.builds.map(({ trim }) => trim)).toEqual(['EX-V6', 'LX-V6']);
    });

    it('returns only the vehicle if the catalog has just another build of its name, not marked as a demonstration', async () => {
      const { stickers } = await (await openWorld()).signUp();

      const draft = await draftOf(stickers, KNOWN_VINS.withoutBuilds);

      expect(draft).toMatchObject({ vehicle: { make: 'Ford', model: 'F-150' }, builds: [], demonstration: false });
    });

    it('STK-05 returns an existing sticker to its owner only', async () => {
      const world = await openWorld();
      const [owner, other] = [await world.signUp({ sticker: 1 }), await world.signUp({ sticker: 1 })];
      const sticker = await make(owner.stickers);

      const generation = await owner.stickers.generate(stickerRequest(KNOWN_VINS.withBuilds));
      const othersGeneration = await other.stickers.generate(stickerRequest(KNOWN_VINS.withBuilds));

      expect(generation._unsafeUnwrap()).toEqual({ status: 'success', sticker });
      expect(othersGeneration._unsafeUnwrap().status).toBe('no_prev_data');
    });

    it('STK-05 returns a draft again when regenerating a sticker', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      await make(stickers);

      const generation = await stickers.generate({ ...stickerRequest(KNOWN_VINS.withBuilds), regenerate: true });

      expect(generation._unsafeUnwrap().status).toBe('no_prev_data');
    });

    it('STK-05 returns the earlier choices only when regenerating a sticker', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 2 });
      const chosen = {
        trim: 'LX-V6',
        style: 'as I like it',
        exteriorColor: 'Noir “élu”',
        interiorColor: 'Ivory',
        packages: [{ name: 'Mine', data: [{ code: 'X', name: 'Gold-plated tow hook' }] }],
      };

      const before = await draftOf(stickers, KNOWN_VINS.withBuilds);
      const made = await make(stickers, chosen);
      const again = (
        await stickers.generate({ ...stickerRequest(KNOWN_VINS.withBuilds), regenerate: true })
      )._unsafeUnwrap();

      if (again.status !== 'no_prev_data') throw new Error(again.status);
      expect(before.previous).toBeUndefined();
      expect(again.draft.previous).toEqual(made);
      expect(preselectedChoices(again.draft)).toEqual(chosen);
    });

    it('returns the newest of several stickers', async () => {
      const world = await openWorld();
      const { stickers } = await world.signUp({ sticker: 2 });
      await make(stickers);
      world.advance(60_000);
      const newest = await make(stickers, { exteriorColor: 'Graphite Pearl' });

      const generation = await stickers.generate(stickerRequest(KNOWN_VINS.withBuilds));

      expect(generation._unsafeUnwrap()).toEqual({ status: 'success', sticker: newest });
    });

    it.each([
      ['without any data', KNOWN_VINS.withoutData],
      ['with a wrong check digit and without any data', KNOWN_VINS.mistyped],
      ['built for Europe, with an unknown model', KNOWN_VINS.european],
      ['of a classic', KNOWN_VINS.classic],
    ])('STK-05 returns `error` for a VIN %s', async (_which, vin) => {
      const { stickers } = await (await openWorld()).signUp();

      const generation = await stickers.generate(stickerRequest(vin));

      expect(generation._unsafeUnwrap()).toEqual({ status: 'error', message: expect.any(String) });
    });

    it('charges nothing', async () => {
      const person = await (await openWorld()).signUp({ sticker: 1, global: 1 });

      await draftOf(person.stickers, KNOWN_VINS.withBuilds);
      await person.stickers.generate(stickerRequest(KNOWN_VINS.withoutData));

      expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 1, global: 1 });
    });

    it('returns `cancelled` after an abort', async () => {
      const { stickers } = await (await openWorld()).signUp();
      const visit = new AbortController();

      const generation = stickers.generate(stickerRequest(KNOWN_VINS.withBuilds), { signal: visit.signal });
      visit.abort();

      expect((await generation)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });

  describe('generating for a classic', () => {
    it('STK-03 returns a draft for a mapped classic, in manual mode', async () => {
      const { stickers } = await (await openWorld()).signUp();

      const draft = await classicDraftOf(stickers, KNOWN_VINS.classic);

      expect(draft.mode).toBe('manual');
      expect(draft.vehicle).toMatchObject({ year: 1967, make: 'Ford', series: 'Mustang Convertible' });
      expect(draft.builds.map(({ trim }) => trim)).toEqual(['Convertible']);
    });

    it('STK-19 remains in manual mode until the sticker is generated and returned', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const request = aConfirmStickerRequest(await classicDraftOf(stickers, KNOWN_VINS.classic));

      const sticker = (await stickers.confirm({ ...request, restricted: true }))._unsafeUnwrap();
      const generation = await stickers.generateClassic(classicRequest(KNOWN_VINS.classic));

      expect(sticker.content.mode).toBe('manual');
      expect(generation._unsafeUnwrap()).toEqual({ status: 'success', sticker });
    });

    it('STK-12 generates the sticker of a VIN with spaces', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const draft = await classicDraftOf(stickers, KNOWN_VINS.classicWithBlanks);

      const sticker = await stickers.confirm(aConfirmStickerRequest(draft));

      expect(sticker._unsafeUnwrap().content.vehicle).toMatchObject({
        vin: KNOWN_VINS.classicWithBlanks,
        make: 'MG',
      });
    });

    it.each([
      ['matches no classic', KNOWN_VINS.unmappedClassic],
      ['has 17 characters', KNOWN_VINS.withBuilds],
    ])('returns `error` for a VIN that %s', async (_which, vin) => {
      const { stickers } = await (await openWorld()).signUp();

      const generation = await stickers.generateClassic(classicRequest(vin));

      expect(generation._unsafeUnwrap()).toEqual({ status: 'error', message: expect.any(String) });
    });
  });
}
