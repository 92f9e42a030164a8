import { describe, expect, it } from 'vitest';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import { creditsOf, KNOWN_VINS, type OpenGatewayWorld } from './gateway-world.ts';
import { classicDraftOf, draftOf, make } from './sticker-steps.ts';

/** Defines the contract tests of every sticker gateway for confirmations. */
export function stickerConfirmationContract(openWorld: OpenGatewayWorld): void {
  describe('confirming', () => {
    it('charges one sticker credit, and a global one only if none is left', async () => {
      const person = await (await openWorld()).signUp({ vhr: 1, sticker: 1, global: 1 });

      await make(person.stickers);
      const afterTheFirst = await creditsOf(person);
      await make(person.stickers);

      expect(afterTheFirst).toEqual({ vhr: 1, sticker: 0, global: 1 });
      expect(await creditsOf(person)).toEqual({ vhr: 1, sticker: 0, global: 0 });
    });

    it('returns `no-credit` and stores nothing if no credit is left, regardless of report credits', async () => {
      const person = await (await openWorld()).signUp({ vhr: 1 });
      const draft = await draftOf(person.stickers, KNOWN_VINS.withBuilds);

      const sticker = await person.stickers.confirm(aConfirmStickerRequest(draft));

      expect(sticker._unsafeUnwrapErr()).toEqual({ code: 'no-credit' });
      expect(await creditsOf(person)).toEqual({ vhr: 1, sticker: 0, global: 0 });
      await draftOf(person.stickers, KNOWN_VINS.withBuilds);
    });

    it('DEL-04 refuses an empty sticker with `no data`, and charges nothing', async () => {
      const person = await (await openWorld()).signUp({ sticker: 1 });
      const draft = await draftOf(person.stickers, KNOWN_VINS.withoutBuilds);

      const empty = await person.stickers.confirm(aConfirmStickerRequest(draft));

      expect(empty._unsafeUnwrapErr()).toEqual({ code: 'refused', message: 'no data', fields: {} });
      expect(await creditsOf(person)).toMatchObject({ sticker: 1 });
    });

    it('generates one sticker per credit, even for concurrent confirmations', async () => {
      const person = await (await openWorld()).signUp({ sticker: 1 });
      const request = aConfirmStickerRequest(await draftOf(person.stickers, KNOWN_VINS.withBuilds));

      const results = await Promise.all([1, 2, 3, 4].map(() => person.stickers.confirm(request)));

      expect(results.filter((result) => result.isOk())).toHaveLength(1);
      expect(results.flatMap((result) => (result.isErr() ? [result.error.code] : []))).toEqual(
        Array(3).fill('no-credit'),
      );
      expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    });

    it('executes a call once per idempotency key, for sequential and concurrent repeats', async () => {
      const person = await (await openWorld()).signUp({ sticker: 3 });
      const request = aConfirmStickerRequest(await draftOf(person.stickers, KNOWN_VINS.withBuilds));
      const wanted = { idempotencyKey: 'form-1' };

      const first = (await person.stickers.confirm(request, wanted))._unsafeUnwrap();
      const again = await Promise.all([1, 2, 3].map(() => person.stickers.confirm(request, wanted)));

      expect(again.map((sticker) => sticker._unsafeUnwrap())).toEqual([first, first, first]);
      expect(await creditsOf(person)).toMatchObject({ sticker: 2 });
    });

    it('generates one sticker for a call sent several times before its first response', async () => {
      const person = await (await openWorld()).signUp({ sticker: 3 });
      const request = aConfirmStickerRequest(await draftOf(person.stickers, KNOWN_VINS.withBuilds));

      const stickers = await Promise.all(
        [1, 2, 3].map(() => person.stickers.confirm(request, { idempotencyKey: 'form-1' })),
      );

      expect(new Set(stickers.map((sticker) => sticker._unsafeUnwrap().id)).size).toBe(1);
      expect(await creditsOf(person)).toMatchObject({ sticker: 2 });
    });

    it('returns `conflict` for the same key with other choices, and charges once', async () => {
      const person = await (await openWorld()).signUp({ sticker: 3 });
      const draft = await draftOf(person.stickers, KNOWN_VINS.withBuilds);
      await person.stickers.confirm(aConfirmStickerRequest(draft), { idempotencyKey: 'form-1' });

      const other = aConfirmStickerRequest(draft, { exteriorColor: 'Graphite Pearl' });
      const sticker = await person.stickers.confirm(other, { idempotencyKey: 'form-1' });

      expect(sticker._unsafeUnwrapErr()).toEqual({ code: 'conflict', message: expect.any(String) });
      expect(await creditsOf(person)).toMatchObject({ sticker: 2 });
    });

    it('separates idempotency keys by person', async () => {
      const world = await openWorld();
      const [rich, poor] = [await world.signUp({ sticker: 1 }), await world.signUp()];
      const request = aConfirmStickerRequest(await draftOf(rich.stickers, KNOWN_VINS.withBuilds));
      await rich.stickers.confirm(request, { idempotencyKey: 'form-1' });

      const sticker = await poor.stickers.confirm(request, { idempotencyKey: 'form-1' });

      expect(sticker._unsafeUnwrapErr()).toEqual({ code: 'no-credit' });
    });

    it('charges nothing for an unknown vehicle', async () => {
      const person = await (await openWorld()).signUp({ sticker: 1 });
      const request = aConfirmStickerRequest(await draftOf(person.stickers, KNOWN_VINS.withBuilds));

      const sticker = await person.stickers.confirm({ ...request, vin: KNOWN_VINS.withoutData });

      expect(sticker._unsafeUnwrapErr()).toEqual({ code: 'refused', message: 'no data', fields: {} });
      expect(await creditsOf(person)).toMatchObject({ sticker: 1 });
    });

    it('STK-01 stores vehicle, trim, style and choices, and the source of each', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });

      const { content } = await make(stickers, { exteriorColor: 'Noir Bleuté “élu” 色' });

      expect(content).toMatchObject({ mode: 'auto', demonstration: true, vehicle: { vin: KNOWN_VINS.withBuilds } });
      expect(content.trim).toEqual({ value: 'EX-V6', source: 'vin' });
      expect(content.style).toEqual({ value: '2-door coupe EX-V6 automatic', source: 'catalogue' });
      expect(content.exteriorColor).toEqual({ value: 'Noir Bleuté “élu” 色', source: 'chosen' });
    });

    it.each([
      ['neither', { exteriorColor: '', interiorColor: '  ' }, [undefined, undefined]],
      ['only the exterior', { exteriorColor: 'Red', interiorColor: '' }, ['Red', undefined]],
      ['only the interior', { exteriorColor: ' ', interiorColor: 'Ivory' }, [undefined, 'Ivory']],
      ['both', { exteriorColor: 'Red', interiorColor: 'Ivory' }, ['Red', 'Ivory']],
    ])('STK-14 stores the chosen colors: %s', async (_which, chosen, expected) => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });

      const { content } = await make(stickers, chosen);

      expect([content.exteriorColor?.value, content.interiorColor?.value]).toEqual(expected);
    });

    it.each([
      ['auto', KNOWN_VINS.withBuilds],
      ['manual', KNOWN_VINS.classic],
    ] as const)('STK-15 preserves special characters of a style in %s mode', async (mode, vin) => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const draft = await (mode === 'auto' ? draftOf : classicDraftOf)(stickers, vin);
      const style = '2-door & 50% "Größe" + %41 = ?';

      const sticker = await stickers.confirm(aConfirmStickerRequest(draft, { style }));

      expect(sticker._unsafeUnwrap().content.style).toEqual({ value: style, source: 'chosen' });
    });

    it('takes names and prices from the catalog, and adds up the prices', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const draft = await draftOf(stickers, KNOWN_VINS.withBuilds);
      const offered = draft.builds[0]?.packages[0]?.data ?? [];
      const renamed = offered.map(({ code }) => ({ code, name: 'Everything, for nothing' }));

      const { content } = await make(stickers, { packages: [{ name: 'Packages', data: renamed }] });

      const [base, destination] = [draft.builds[0]?.basePrice?.amount, draft.builds[0]?.destinationCharge?.amount];
      const options = offered.reduce((sum, { price }) => sum + (price?.amount ?? Number.NaN), 0);
      expect(offered.length).toBeGreaterThan(1);
      expect(content.packages[0]?.items.map(({ name, price }) => ({ name, price }))).toEqual(
        offered.map(({ name, price }) => ({ name, price })),
      );
      expect(content.prices).toEqual({
        base: { amount: base, currency: 'USD' },
        options: { amount: options, currency: 'USD' },
        destination: { amount: destination, currency: 'USD' },
        total: { amount: (base ?? Number.NaN) + options + (destination ?? Number.NaN), currency: 'USD' },
      });
    });

    it('distinguishes factory equipment from what the person added', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const draft = await draftOf(stickers, KNOWN_VINS.withBuilds);
      const offered = draft.builds[0]?.packages[0]?.data ?? [];

      const { content } = await make(stickers, { packages: [{ name: 'Packages', data: offered }] });

      const sources = offered.map(({ preselected }) => (preselected ? 'catalogue' : 'chosen'));
      expect(new Set(sources).size).toBe(2);
      expect(content.packages[0]?.items.map(({ source }) => source)).toEqual(sources);
    });

    it('lists equipment missing from the catalog as chosen, without a total', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const packages = [{ name: 'Packages', data: [{ code: 'ZZZ', name: 'Gold-plated tow hook' }] }];

      const { content } = await make(stickers, { packages });

      expect(content.packages[0]?.items).toEqual([
        { code: 'ZZZ', name: 'Gold-plated tow hook', price: null, source: 'chosen' },
      ]);
      expect(content.prices).toMatchObject({ options: null, total: null });
      expect(content.prices.base).not.toBeNull();
    });

    it.each([
      [true, 'Wimbledon White'],
      [false, undefined],
    ])('STK-11 prints the colors of a restricted year if requested: %s', async (buildsheetColor, expected) => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const draft = await classicDraftOf(stickers, KNOWN_VINS.classic);
      const request = aConfirmStickerRequest(draft, { exteriorColor: 'Wimbledon White' });

      const sticker = await stickers.confirm({ ...request, restricted: true, buildsheetColor });

      expect(sticker._unsafeUnwrap().content.exteriorColor?.value).toBe(expected);
    });
  });
}
