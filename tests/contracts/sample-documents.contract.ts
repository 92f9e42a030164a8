import { describe, expect, it } from 'vitest';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import { make } from './sticker-steps.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways that the contract of samples and lists needs. */
export interface DocumentGateways {
  readonly reports: ReportGateway;
  readonly stickers: StickerGateway;
}

/** What every gateway of documents has to do for who has not bought one yet, and for who looks for theirs. */
export function sampleDocumentsContract(name: string, openWorld: () => Promise<WorldOf<DocumentGateways>>): void {
  describe(`sample documents and lists: ${name}`, () => {
    it('shows anyone the whole report of a demonstration vehicle, marked as such, and always the same', async () => {
      const { reports } = (await openWorld()).visitor;

      const sample = (await reports.readSample())._unsafeUnwrap();

      expect(sample.snapshot).toMatchObject({ demonstration: true, vehicle: { vin: sample.vin } });
      expect(sample.snapshot?.records.length).toBeGreaterThan(1);
      expect((await reports.readSample())._unsafeUnwrap()).toEqual(sample);
    });

    it('shows anyone the whole sticker of a demonstration vehicle, marked as such, and always the same', async () => {
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

    it("stands in nobody's way: who makes a sticker of the sample vehicle still chooses", async () => {
      const world = await openWorld();
      const { content } = (await world.visitor.stickers.readSample())._unsafeUnwrap();
      const { stickers } = await world.signUp();

      const { vin } = content.vehicle;
      const generation = (await stickers.generate({ vin, europe: false, regenerate: false }))._unsafeUnwrap();

      expect(generation.status).toBe('no_prev_data');
      expect((await stickers.list({ vin: '', page: 1 }))._unsafeUnwrap().total).toBe(0);
    });

    it("lists a person's stickers, the newest first, and nobody else's", async () => {
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

    it('narrows a list of stickers by a part of the VIN', async () => {
      const { stickers } = await (await openWorld()).signUp({ sticker: 1 });
      const { id } = await make(stickers);

      const idsOf = async (vin: string) =>
        (await stickers.list({ vin, page: 1 }))._unsafeUnwrap().stickers.map((sticker) => sticker.id);

      expect(await idsOf(KNOWN_VINS.withBuilds.slice(3, 9).toLowerCase())).toEqual([id]);
      expect(await idsOf(KNOWN_VINS.another)).toEqual([]);
    });

    it('lists nothing to a visitor', async () => {
      const { stickers } = (await openWorld()).visitor;

      expect((await stickers.list({ vin: '', page: 1 }))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });
  });
}
