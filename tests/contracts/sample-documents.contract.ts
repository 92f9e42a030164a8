import { describe, expect, it } from 'vitest';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import { make } from './sticker-steps.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the contract of samples and lists. */
export interface DocumentGateways {
  readonly reports: ReportGateway;
  readonly stickers: StickerGateway;
}

/** Defines the contract tests of every document gateway for samples and for a person's own lists. */
export function sampleDocumentsContract(name: string, openWorld: () => Promise<WorldOf<DocumentGateways>>): void {
  describe(`sample documents and lists: ${name}`, () => {
    it('shows anyone the same complete report of a demonstration vehicle, labeled as such', async () => {
      const { reports } = (await openWorld()).visitor;

      const sample = (await reports.readSample())._unsafeUnwrap();

      expect(sample.snapshot).toMatchObject({ demonstration: true, vehicle: { vin: sample.vin } });
      expect(sample.snapshot?.records.length).toBeGreaterThan(1);
      expect((await reports.readSample())._unsafeUnwrap()).toEqual(sample);
    });

    it('shows anyone the same complete sticker of a demonstration vehicle, labeled as such', async () => {
      const { stickers } = (await openWorld()).visitor;

      const sample = (await stickers.readSample())._unsafeUnwrap();

      expect(sample.content).toMatchObject({ demonstration: true, mode: 'auto' });
      expect(sample.content.standardEquipment.length).toBeGreaterThan(0);
      expect((await stickers.readSample())._unsafeUnwrap()).toEqual(sample);
    });

    it('prints both samples', async () => {
      const { reports, stickers } = (await openWorld()).visitor;

      const files = [(await reports.readSamplePdf())._unsafeUnwrap(), (await stickers.readSamplePdf())._unsafeUnwrap()];

      const heads = files.map((file) => new TextDecoder().decode(file.subarray(0, 5)));
      expect(heads).toEqual(['%PDF-', '%PDF-']);
    });

    it('does not affect stickers that people generate for the sample vehicle', async () => {
      const world = await openWorld();
      const { content } = (await world.visitor.stickers.readSample())._unsafeUnwrap();
      const { stickers } = await world.signUp();

      const { vin } = content.vehicle;
      const generation = (await stickers.generate({ vin, europe: false, regenerate: false }))._unsafeUnwrap();

      expect(generation.status).toBe('no_prev_data');
      expect((await stickers.list({ vin: '', page: 1 }))._unsafeUnwrap().total).toBe(0);
    });

    it("lists only a person's own stickers, newest first", async () => {
      const world = await openWorld();
      const [owner, other] = [await world.signUp({ sticker: 2 }), await world.signUp({ sticker: 1 })];
      const first = await make(owner.stickers);
      await make(other.stickers);
      world.advance(60_000);
      const second = await make(owner.stickers, { exteriorColor: 'Eternal Blue Pearl' });

      const list = (await owner.stickers.list({ vin: '', page: 1 }))._unsafeUnwrap();

      expect(list).toEqual({ stickers: [second, first], page: 1, total: 2 });
      expect((await owner.stickers.list({ vin: '', page: 2 }))._unsafeUnwrap()).toEqual({
        stickers: [],
        page: 2,
        total: 2,
      });
    });

    it('filters a list of stickers by part of the VIN', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const { id } = await make(stickers);

      const idsOf = async (vin: string) =>
        (await stickers.list({ vin, page: 1 }))._unsafeUnwrap().stickers.map((sticker) => sticker.id);

      expect(await idsOf(KNOWN_VINS.withBuilds.slice(3, 9).toLowerCase())).toEqual([id]);
      expect(await idsOf(KNOWN_VINS.another)).toEqual([]);
    });

    it('returns no lists to a visitor', async () => {
      const { stickers } = (await openWorld()).visitor;

      expect((await stickers.list({ vin: '', page: 1 }))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });
  });
}
