import { describe, expect, it } from 'vitest';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import { make } from './sticker-steps.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the contract of sharing. */
export interface SharingGateways {
  readonly sharing: SharingGateway;
  readonly reports: ReportGateway;
  readonly stickers: StickerGateway;
}

/** Defines the contract tests of every sharing gateway. */
export function sharingGatewayContract(name: string, openWorld: () => Promise<WorldOf<SharingGateways>>): void {
  async function withDocuments() {
    const world = await openWorld();
    const owner = await world.signUp({ vhr: 1, sticker: 1 });
    const request = { vin: KNOWN_VINS.withBuilds, mileage: null, reportType: 'US' };
    const report = (await owner.reports.generate(request))._unsafeUnwrap();
    return { world, owner, report, sticker: await make(owner.stickers) };
  }

  describe(`sharing gateway: ${name}`, () => {
    it('gives anyone with the link access to a report and a sticker', async () => {
      const { world, owner, report, sticker } = await withDocuments();
      const links = [
        (await owner.sharing.share(report.id))._unsafeUnwrap(),
        (await owner.sharing.share(sticker.id))._unsafeUnwrap(),
      ];

      const shared = [];
      for (const { key } of links) shared.push((await world.visitor.sharing.readShared(key))._unsafeUnwrap());

      expect(shared).toEqual([
        { kind: 'report', report },
        { kind: 'sticker', sticker },
      ]);
      for (const { key, address } of links) expect(address).toMatch(new RegExp(`^https?://.+/shared/${key}$`));
    });

    it('prints a shared document the same as for its owner', async () => {
      const { world, owner, report } = await withDocuments();
      const { key } = (await owner.sharing.share(report.id))._unsafeUnwrap();

      const pdf = (await world.visitor.sharing.readSharedPdf(key))._unsafeUnwrap();

      expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
      expect((await world.visitor.sharing.verifyFile(pdf))._unsafeUnwrap()).toMatchObject({
        kind: 'report',
        createdAt: report.createdAt,
        compared: 'file',
      });
    });

    it('creates a new link per request, and turns off all of them at once', async () => {
      const { world, owner, report, sticker } = await withDocuments();
      const [one, two] = [await owner.sharing.share(report.id), await owner.sharing.share(report.id)];
      const shared = (await owner.sharing.share(sticker.id))._unsafeUnwrap();
      expect(one._unsafeUnwrap().key).not.toBe(two._unsafeUnwrap().key);

      expect((await owner.sharing.unshare(report.id))._unsafeUnwrap()).toBe(2);

      for (const link of [one, two]) {
        const { key } = link._unsafeUnwrap();
        expect((await world.visitor.sharing.readShared(key))._unsafeUnwrapErr().code).toBe('not-found');
        expect((await world.visitor.sharing.readSharedPdf(key))._unsafeUnwrapErr().code).toBe('not-found');
      }
      expect((await world.visitor.sharing.readShared(shared.key)).isOk()).toBe(true);
      expect((await owner.sharing.unshare(report.id))._unsafeUnwrap()).toBe(0);
    });

    it("does not share another person's document or turn off its links", async () => {
      const { world, owner, report } = await withDocuments();
      const { key } = (await owner.sharing.share(report.id))._unsafeUnwrap();
      const other = await world.signUp();

      expect((await other.sharing.share(report.id))._unsafeUnwrapErr().code).toBe('not-found');
      expect((await other.sharing.unshare(report.id))._unsafeUnwrap()).toBe(0);
      expect((await world.visitor.sharing.readShared(key)).isOk()).toBe(true);
      expect((await world.visitor.sharing.share(report.id))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
      expect((await world.visitor.sharing.unshare(report.id))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('verifies a printed copy by its checksum and by its bytes, and hides the VIN', async () => {
      const { world, owner, report } = await withDocuments();
      const pdf = (await owner.reports.readPdf(report.id))._unsafeUnwrap();
      const checksum = await world.checksumOf(report.id);

      const verified = {
        kind: 'report',
        maskedVin: `***********${report.vin.slice(-6)}`,
        vehicle: '2003 Honda Accord',
        createdAt: report.createdAt,
        demonstration: true,
        unaltered: true,
      };
      expect((await world.visitor.sharing.verify(checksum))._unsafeUnwrap()).toEqual({
        ...verified,
        compared: 'checksum',
      });
      expect((await world.visitor.sharing.verifyFile(pdf))._unsafeUnwrap()).toEqual({ ...verified, compared: 'file' });
    });

    it('does not verify a foreign or altered document', async () => {
      const { world, owner, sticker } = await withDocuments();
      const pdf = (await owner.stickers.readPdf(sticker.id))._unsafeUnwrap();
      const altered = new Uint8Array([...pdf, 10]);

      expect((await world.visitor.sharing.verify('0'.repeat(64)))._unsafeUnwrapErr().code).toBe('not-found');
      expect((await world.visitor.sharing.verifyFile(altered))._unsafeUnwrapErr().code).toBe('not-found');
    });
  });
}
