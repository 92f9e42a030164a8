import { describe, expect, it } from 'vitest';
import type { StickerDraft } from '../../src/core/sticker/sticker.ts';
import type { StickerChoices } from '../../src/core/sticker/sticker-choices.ts';
import type { ConfirmStickerRequest, StickerGateway } from '../../src/ports/sticker-gateway.ts';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import { creditsOf, type Gateways, KNOWN_VINS, type OpenGatewayWorld } from './gateway-world.ts';

/** What every sticker gateway has to do, whatever is behind it. */
export function stickerGatewayContract(name: string, openWorld: OpenGatewayWorld): void {
  describe(`sticker gateway: ${name}`, () => {
    describe('generating', () => {
      it('STK-05 offers what is known of a vehicle without a sticker to choose from', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });

        const draft = await draftOf(stickers, KNOWN_VINS.withBuilds);

        expect(draft).toMatchObject({ mode: 'auto', demonstration: true });
        expect(draft.vehicle).toMatchObject({ vin: KNOWN_VINS.withBuilds, year: 2003, make: 'Honda', model: 'Accord' });
        expect(draft.builds.map(({ trim }) => trim)).toEqual(['EX-V6', 'LX-V6']);
      });

      it('offers the vehicle alone where the catalogue has no build, and calls nothing a demonstration', async () => {
        const { stickers } = await (await openWorld()).signUp();

        const draft = await draftOf(stickers, KNOWN_VINS.withoutBuilds);

        expect(draft).toMatchObject({ vehicle: { make: 'Ford', model: 'F-150' }, builds: [], demonstration: false });
      });

      it('STK-05 gives the sticker back once it is made, and to its owner alone', async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ sticker: 1 }), await world.signUp({ sticker: 1 })];
        const sticker = await make(owner.stickers);

        const generation = await owner.stickers.generate(wish(KNOWN_VINS.withBuilds));
        const othersGeneration = await other.stickers.generate(wish(KNOWN_VINS.withBuilds));

        expect(generation._unsafeUnwrap()).toEqual({ status: 'success', sticker });
        expect(othersGeneration._unsafeUnwrap().status).toBe('no_prev_data');
      });

      it('STK-05 offers the choice again to who wants the sticker made afresh', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        await make(stickers);

        const generation = await stickers.generate({ ...wish(KNOWN_VINS.withBuilds), regenerate: true });

        expect(generation._unsafeUnwrap().status).toBe('no_prev_data');
      });

      it('gives the newest of several stickers back', async () => {
        const world = await openWorld();
        const { stickers } = await world.signUp({ sticker: 2 });
        await make(stickers);
        world.advance(60_000);
        const newest = await make(stickers, { exteriorColor: 'Graphite Pearl' });

        const generation = await stickers.generate(wish(KNOWN_VINS.withBuilds));

        expect(generation._unsafeUnwrap()).toEqual({ status: 'success', sticker: newest });
      });

      it.each([
        ['of which nothing is known', KNOWN_VINS.withoutData],
        ['with a wrong check digit of which nothing is known', KNOWN_VINS.mistyped],
        ['built for Europe, whose model no data tell', KNOWN_VINS.european],
        ['of a classic', KNOWN_VINS.classic],
      ])('STK-05 answers `error` for a VIN %s', async (_which, vin) => {
        const { stickers } = await (await openWorld()).signUp();

        const generation = await stickers.generate(wish(vin));

        expect(generation._unsafeUnwrap()).toEqual({ status: 'error', message: expect.any(String) });
      });

      it('charges nothing', async () => {
        const person = await (await openWorld()).signUp({ sticker: 1, global: 1 });

        await draftOf(person.stickers, KNOWN_VINS.withBuilds);
        await person.stickers.generate(wish(KNOWN_VINS.withoutData));

        expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 1, global: 1 });
      });

      it('answers `cancelled` to who has left', async () => {
        const { stickers } = await (await openWorld()).signUp();
        const visit = new AbortController();

        const generation = stickers.generate(wish(KNOWN_VINS.withBuilds), { signal: visit.signal });
        visit.abort();

        expect((await generation)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
      });
    });

    describe('generating for a classic', () => {
      it('STK-03 offers what is known of a mapped classic, in manual mode', async () => {
        const { stickers } = await (await openWorld()).signUp();

        const draft = await classicDraftOf(stickers, KNOWN_VINS.classic);

        expect(draft.mode).toBe('manual');
        expect(draft.vehicle).toMatchObject({ year: 1967, make: 'Ford', series: 'Mustang Convertible' });
        expect(draft.builds.map(({ trim }) => trim)).toEqual(['Convertible']);
      });

      it('STK-19 keeps the manual mode until the sticker is made and given back', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        const request = aConfirmStickerRequest(await classicDraftOf(stickers, KNOWN_VINS.classic));

        const sticker = (await stickers.confirm({ ...request, restricted: true }))._unsafeUnwrap();
        const generation = await stickers.generateClassic(classicWish(KNOWN_VINS.classic));

        expect(sticker.content.mode).toBe('manual');
        expect(generation._unsafeUnwrap()).toEqual({ status: 'success', sticker });
      });

      it('STK-12 makes the sticker of a VIN with blanks', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        const draft = await classicDraftOf(stickers, KNOWN_VINS.classicWithBlanks);

        const sticker = await stickers.confirm(aConfirmStickerRequest(draft));

        expect(sticker._unsafeUnwrap().content.vehicle).toMatchObject({
          vin: KNOWN_VINS.classicWithBlanks,
          make: 'MG',
        });
      });

      it.each([
        ['no classic has', KNOWN_VINS.unmappedClassic],
        ['of 17 characters', KNOWN_VINS.withBuilds],
      ])('answers `error` for a VIN that %s', async (_which, vin) => {
        const { stickers } = await (await openWorld()).signUp();

        const generation = await stickers.generateClassic(classicWish(vin));

        expect(generation._unsafeUnwrap()).toEqual({ status: 'error', message: expect.any(String) });
      });
    });

    describe('confirming', () => {
      it('charges one sticker credit, and a global one only when none is left', async () => {
        const person = await (await openWorld()).signUp({ vhr: 1, sticker: 1, global: 1 });

        await make(person.stickers);
        const afterTheFirst = await creditsOf(person);
        await make(person.stickers);

        expect(afterTheFirst).toEqual({ vhr: 1, sticker: 0, global: 1 });
        expect(await creditsOf(person)).toEqual({ vhr: 1, sticker: 0, global: 0 });
      });

      it('answers `no-credit` and keeps nothing when no credit is left, whatever reports are paid for', async () => {
        const person = await (await openWorld()).signUp({ vhr: 1 });
        const draft = await draftOf(person.stickers, KNOWN_VINS.withBuilds);

        const sticker = await person.stickers.confirm(aConfirmStickerRequest(draft));

        expect(sticker._unsafeUnwrapErr()).toEqual({ code: 'no-credit' });
        expect(await creditsOf(person)).toEqual({ vhr: 1, sticker: 0, global: 0 });
        await draftOf(person.stickers, KNOWN_VINS.withBuilds);
      });

      it('makes one sticker of one credit, however many are confirmed at once', async () => {
        const person = await (await openWorld()).signUp({ sticker: 1 });
        const request = aConfirmStickerRequest(await draftOf(person.stickers, KNOWN_VINS.withBuilds));

        const results = await Promise.all([1, 2, 3, 4].map(() => person.stickers.confirm(request)));

        expect(results.filter((result) => result.isOk())).toHaveLength(1);
        expect(results.flatMap((result) => (result.isErr() ? [result.error.code] : []))).toEqual(
          Array(3).fill('no-credit'),
        );
        expect(await creditsOf(person)).toEqual({ vhr: 0, sticker: 0, global: 0 });
      });

      it('charges nothing for a vehicle of which nothing is known', async () => {
        const person = await (await openWorld()).signUp({ sticker: 1 });
        const request = aConfirmStickerRequest(await draftOf(person.stickers, KNOWN_VINS.withBuilds));

        const sticker = await person.stickers.confirm({ ...request, vin: KNOWN_VINS.withoutData });

        expect(sticker.isErr()).toBe(true);
        expect(await creditsOf(person)).toMatchObject({ sticker: 1 });
      });

      it('STK-01 keeps vehicle, trim, style and what was chosen, and names where each comes from', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });

        const { content } = await make(stickers, { exteriorColor: 'Noir Bleuté “élu” 色' });

        expect(content).toMatchObject({ mode: 'auto', demonstration: true, vehicle: { vin: KNOWN_VINS.withBuilds } });
        expect(content.trim).toEqual({ value: 'EX-V6', source: 'vin' });
        expect(content.style).toEqual({ value: '2-door coupe EX-V6 automatic', source: 'catalogue' });
        expect(content.exteriorColor).toEqual({ value: 'Noir Bleuté “élu” 色', source: 'chosen' });
      });

      it.each([
        ['neither', { exteriorColor: '', interiorColor: '  ' }, [undefined, undefined]],
        ['the exterior alone', { exteriorColor: 'Red', interiorColor: '' }, ['Red', undefined]],
        ['the interior alone', { exteriorColor: ' ', interiorColor: 'Ivory' }, [undefined, 'Ivory']],
        ['both', { exteriorColor: 'Red', interiorColor: 'Ivory' }, ['Red', 'Ivory']],
      ])('STK-14 keeps the colours that were chosen: %s', async (_which, chosen, expected) => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });

        const { content } = await make(stickers, chosen);

        expect([content.exteriorColor?.value, content.interiorColor?.value]).toEqual(expected);
      });

      it.each([
        ['auto', KNOWN_VINS.withBuilds],
        ['manual', KNOWN_VINS.classic],
      ] as const)('STK-15 keeps a style of odd characters in %s mode', async (mode, vin) => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        const draft = await (mode === 'auto' ? draftOf : classicDraftOf)(stickers, vin);
        const style = '2-door & 50% "Größe" + %41 = ?';

        const sticker = await stickers.confirm(aConfirmStickerRequest(draft, { style }));

        expect(sticker._unsafeUnwrap().content.style).toEqual({ value: style, source: 'chosen' });
      });

      it('takes names and prices from the catalogue, and adds them up', async () => {
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

      it('tells what this vehicle left the plant with from what the person added', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        const draft = await draftOf(stickers, KNOWN_VINS.withBuilds);
        const offered = draft.builds[0]?.packages[0]?.data ?? [];

        const { content } = await make(stickers, { packages: [{ name: 'Packages', data: offered }] });

        const sources = offered.map(({ preselected }) => (preselected ? 'catalogue' : 'chosen'));
        expect(new Set(sources).size).toBe(2);
        expect(content.packages[0]?.items.map(({ source }) => source)).toEqual(sources);
      });

      it('lists what the catalogue does not have as chosen, and lets no total be guessed', async () => {
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
      ])('STK-11 prints the colours of a restricted year where asked to: %s', async (buildsheetColor, expected) => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        const draft = await classicDraftOf(stickers, KNOWN_VINS.classic);
        const request = aConfirmStickerRequest(draft, { exteriorColor: 'Wimbledon White' });

        const sticker = await stickers.confirm({ ...request, restricted: true, buildsheetColor });

        expect(sticker._unsafeUnwrap().content.exteriorColor?.value).toBe(expected);
      });
    });

    describe('reading', () => {
      it('gives a kept sticker back as it was made, time and all', async () => {
        const world = await openWorld();
        const { stickers } = await world.signUp({ sticker: 1 });
        const sticker = await make(stickers);
        world.advance(60_000);

        expect((await stickers.read(sticker.id))._unsafeUnwrap()).toEqual(sticker);
      });

      it('gives it as a PDF', async () => {
        const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
        const { id } = await make(stickers);

        const file = (await stickers.readPdf(id))._unsafeUnwrap();

        expect(new TextDecoder().decode(file.subarray(0, 5))).toBe('%PDF-');
      });

      it('does not tell another person whether there is one', async () => {
        const world = await openWorld();
        const [owner, other] = [await world.signUp({ sticker: 1 }), await world.signUp()];
        const { id } = await make(owner.stickers);

        const others = (await other.stickers.read(id))._unsafeUnwrapErr();

        expect(others.code).toBe('not-found');
        expect(others).toEqual((await other.stickers.read('no-such-sticker'))._unsafeUnwrapErr());
        expect((await other.stickers.readPdf(id))._unsafeUnwrapErr().code).toBe('not-found');
      });
    });

    it.each(Object.entries(CALLS))('STK-18 answers `signed-out` to a visitor: %s', async (_which, call) => {
      const { visitor } = await openWorld();

      expect(await call(visitor)).toEqual({ code: 'signed-out' });
    });
  });
}

const CALLS = {
  generate: async ({ stickers }) => (await stickers.generate(wish(KNOWN_VINS.withBuilds)))._unsafeUnwrapErr(),
  generateClassic: async ({ stickers }) =>
    (await stickers.generateClassic(classicWish(KNOWN_VINS.classic)))._unsafeUnwrapErr(),
  confirm: async ({ stickers }) => (await stickers.confirm(aConfirmStickerRequest()))._unsafeUnwrapErr(),
  read: async ({ stickers }) => (await stickers.read('sticker-1'))._unsafeUnwrapErr(),
  readPdf: async ({ stickers }) => (await stickers.readPdf('sticker-1'))._unsafeUnwrapErr(),
} satisfies Record<string, (gateways: Gateways) => Promise<unknown>>;

function wish(vin: string) {
  return { vin, europe: false, regenerate: false };
}

function classicWish(vin: string) {
  return { vin, year: 1967, make: 'Ford', model: 'Mustang', series: 'Mustang Convertible' };
}

async function draftOf(stickers: StickerGateway, vin: string): Promise<StickerDraft> {
  const generation = (await stickers.generate(wish(vin)))._unsafeUnwrap();
  if (generation.status !== 'no_prev_data') throw new Error(`There is no draft: ${generation.status}.`);
  return generation.draft;
}

async function classicDraftOf(stickers: StickerGateway, vin: string): Promise<StickerDraft> {
  const generation = (await stickers.generateClassic(classicWish(vin)))._unsafeUnwrap();
  if (generation.status !== 'no_prev_data') throw new Error(`There is no draft: ${generation.status}.`);
  return generation.draft;
}

/** Makes the sticker of the vehicle with builds, afresh. */
async function make(stickers: StickerGateway, choices: Partial<StickerChoices> = {}) {
  const generation = await stickers.generate({ ...wish(KNOWN_VINS.withBuilds), regenerate: true });
  const answer = generation._unsafeUnwrap();
  if (answer.status !== 'no_prev_data') throw new Error(`There is no draft: ${answer.status}.`);
  const request: ConfirmStickerRequest = aConfirmStickerRequest(answer.draft, choices);
  return (await stickers.confirm(request))._unsafeUnwrap();
}
