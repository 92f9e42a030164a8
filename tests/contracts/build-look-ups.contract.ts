import { describe, expect, it } from 'vitest';
import type { CallOptions } from '#ports/call-options.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import { aConfirmStickerRequest } from '../builders/a-confirm-sticker-request.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateway whose lookups the contract tests. */
export interface StickerGateways {
  readonly stickers: StickerGateway;
}

const ACCORD = { year: 2003, make: 'Honda', model: 'Accord' };
const UNKNOWN = { year: 2003, make: 'Honda', model: 'No Such Model' };

/** Defines the contract tests of every sticker gateway for lookups by vehicle name. */
export function buildLookUpsContract(name: string, openWorld: () => Promise<WorldOf<StickerGateways>>): void {
  describe(`build lookups: ${name}`, () => {
    it("STK-08 returns a year's makes, then models, then trims, to a visitor", async () => {
      const { stickers } = (await openWorld()).visitor;

      const years = (await stickers.years())._unsafeUnwrap();

      expect(years).toContain(2003);
      expect(new Set(years).size).toBe(years.length);
      expect((await stickers.makes(2003))._unsafeUnwrap()).toEqual(['Honda']);
      expect((await stickers.models({ year: 2003, make: 'HONDA' }))._unsafeUnwrap()).toEqual(['Accord']);
      expect((await stickers.trims({ ...ACCORD, model: 'accord' }))._unsafeUnwrap()).toEqual(['EX-V6', 'LX-V6']);
    });

    it('STK-08 returns no names for an unknown year, make or model', async () => {
      const { stickers } = (await openWorld()).visitor;

      expect((await stickers.makes(1900))._unsafeUnwrap()).toEqual([]);
      expect((await stickers.models({ year: 2003, make: 'No Such Make' }))._unsafeUnwrap()).toEqual([]);
      expect((await stickers.trims(UNKNOWN))._unsafeUnwrap()).toEqual([]);
    });

    it('STK-08 offers the choices for a year, make and model, in the mode ymmt', async () => {
      const { stickers } = await (await openWorld()).signUp();

      const generation = (await stickers.generateByName(ACCORD))._unsafeUnwrap();

      expect(generation).toMatchObject({
        status: 'no_prev_data',
        draft: { mode: 'ymmt', vehicle: { year: 2003, make: 'Honda', model: 'Accord' } },
      });
    });

    it('STK-08 returns `error` for an unknown name', async () => {
      const { stickers } = await (await openWorld()).signUp();

      const generation = (await stickers.generateByName(UNKNOWN))._unsafeUnwrap();

      expect(generation).toEqual({ status: 'error', message: expect.any(String) });
    });

    it('STK-08 STK-19 generates a sticker by name, in the mode ymmt, without a VIN', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const generation = (await stickers.generateByName(ACCORD))._unsafeUnwrap();
      if (generation.status !== 'no_prev_data') throw new Error(generation.status);
      const request = aConfirmStickerRequest(generation.draft, { style: '50% & "more"', exteriorColor: 'Red' });

      const { id, content } = (await stickers.confirm(request))._unsafeUnwrap();

      expect(content).toMatchObject({
        mode: 'ymmt',
        demonstration: true,
        vehicle: { vin: '', year: 2003, make: 'Honda', model: 'Accord' },
        style: { value: '50% & "more"' },
        exteriorColor: { value: 'Red', source: 'chosen' },
        prices: { base: generation.draft.builds[0]?.basePrice },
      });
      expect((await stickers.read(id))._unsafeUnwrap().content).toEqual(content);
    });

    it.each([
      ['that is unknown', UNKNOWN],
      ['without a year', { ...ACCORD, year: null }],
      ['without a model', { ...ACCORD, model: '' }],
    ])('STK-08 generates and charges nothing for a name %s', async (_which, name) => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const request = { ...aConfirmStickerRequest(), vin: '', mode: 'ymmt' as const };

      const refused = await stickers.confirm({ ...request, ...name });
      const made = await stickers.confirm({ ...request, ...ACCORD });

      expect(refused._unsafeUnwrapErr()).toEqual({ code: 'refused', message: 'no data', fields: {} });
      expect(made.isOk()).toBe(true);
    });

    it.each(LOOK_UPS)('STK-09 STK-16 finds the builds of a trim, and of all trims: %s', async (_which, look) => {
      const { stickers } = await (await openWorld()).signUp();

      const ofTrim = (await look(stickers, { ...ACCORD, trim: 'LX-V6' }))._unsafeUnwrap();
      const ofAll = (await look(stickers, { ...ACCORD, trim: null }))._unsafeUnwrap();

      expect(ofTrim.map(({ trim }) => trim)).toEqual(['LX-V6']);
      expect(ofAll.map(({ trim }) => trim)).toEqual(['EX-V6', 'LX-V6']);
      expect(ofAll[0]?.packages.length).toBeGreaterThan(0);
    });

    it.each(LOOK_UPS)('STK-09 STK-16 finds no builds of an unknown vehicle: %s', async (_which, look) => {
      const { stickers } = await (await openWorld()).signUp();

      expect((await look(stickers, { ...UNKNOWN, trim: null }))._unsafeUnwrap()).toEqual([]);
    });

    it('STK-16 returns the build of another vehicle of the same name if the catalog has none', async () => {
      const { stickers } = await (await openWorld()).signUp();
      const request = { year: 2014, make: 'Ford', model: 'F-150', trim: null };

      const known = (await stickers.findBuilds(request))._unsafeUnwrap();
      const suggested = (await stickers.findForumBuilds({ ...request, vin: KNOWN_VINS.withoutBuilds }))._unsafeUnwrap();

      expect(known).toEqual([]);
      expect(suggested.map(({ trim }) => trim)).toEqual(['XLT']);
    });

    it('STK-10 finds the builds of a style, and refuses an unknown vehicle', async () => {
      const { stickers } = await (await openWorld()).signUp();
      const [known] = (await stickers.findBuilds({ ...ACCORD, trim: 'EX-V6' }))._unsafeUnwrap();

      const ofStyle = (await stickers.findStyleBuilds({ ...ACCORD, style: known?.style ?? null }))._unsafeUnwrap();
      const unknown = await stickers.findStyleBuilds({ ...UNKNOWN, style: null });

      expect(ofStyle).toEqual([known]);
      expect(unknown._unsafeUnwrapErr().code).toBe('refused');
    });

    it.each(Object.entries(CALLS))('STK-18 returns `signed-out` to a visitor: %s', async (_which, call) => {
      const { stickers } = (await openWorld()).visitor;

      expect(await call(stickers)).toEqual({ code: 'signed-out' });
    });

    it.each(Object.entries(CALLS))('returns `cancelled` after an abort: %s', async (_which, call) => {
      const { stickers } = await (await openWorld()).signUp();
      const visit = new AbortController();

      const answer = call(stickers, { signal: visit.signal });
      visit.abort();

      expect(await answer).toEqual({ code: 'cancelled' });
    });
  });
}

type LookUp = (
  stickers: StickerGateway,
  request: Parameters<StickerGateway['findBuilds']>[0],
) => ReturnType<StickerGateway['findBuilds']>;

const vin = KNOWN_VINS.withBuilds;

const LOOK_UPS: readonly (readonly [string, LookUp])[] = [
  ['findBuilds', (stickers, request) => stickers.findBuilds(request)],
  ['findForumBuilds', (stickers, request) => stickers.findForumBuilds({ vin, ...request })],
  ['autoloadBuilds', (stickers, request) => stickers.autoloadBuilds({ vin, ...request })],
];

const CALLS: Readonly<Record<string, (stickers: StickerGateway, options?: CallOptions) => Promise<unknown>>> = {
  generateByName: async (stickers, options) => (await stickers.generateByName(ACCORD, options))._unsafeUnwrapErr(),
  findBuilds: async (stickers, options) =>
    (await stickers.findBuilds({ ...ACCORD, trim: null }, options))._unsafeUnwrapErr(),
  findStyleBuilds: async (stickers, options) =>
    (await stickers.findStyleBuilds({ ...ACCORD, style: null }, options))._unsafeUnwrapErr(),
  findForumBuilds: async (stickers, options) =>
    (await stickers.findForumBuilds({ vin, ...ACCORD, trim: null }, options))._unsafeUnwrapErr(),
  autoloadBuilds: async (stickers, options) =>
    (await stickers.autoloadBuilds({ vin, ...ACCORD, trim: null }, options))._unsafeUnwrapErr(),
};
