import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import type { ReportGateway } from '#ports/report-gateway.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { StickerGateway } from '#ports/sticker-gateway.ts';
import { aDealerRegistration } from '../builders/a-dealer-registration.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import { make } from './sticker-steps.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the contract of dealer logos. */
export interface DealerLogoGateways {
  readonly accounts: AccountGateway;
  readonly sharing: SharingGateway;
  readonly reports: ReportGateway;
  readonly stickers: StickerGateway;
}

// Two red pictures, of four pixels by one and of one by two.
const FIRST = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAYAAAD5PA/NAAAAD0lEQVR4nGM4wcDwHxkDADs1Bx3v+YMwAAAAAElFTkSuQmCC';
const SECOND = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAYAAACZgbYnAAAAEElEQVR4nGM4wcDwnwFEAAARKwOP3SPokAAAAABJRU5ErkJggg==';
const base64Of = ({ bytes }: ImageFile) => Buffer.from(bytes).toString('base64');

/** Defines the contract tests of every gateway for dealer logos. */
export function dealerLogoContract(name: string, openWorld: () => Promise<WorldOf<DealerLogoGateways>>): void {
  async function withDealer() {
    const world = await openWorld();
    const dealer = await world.signUp({ vhr: 2, sticker: 2 });
    (await dealer.accounts.registerDealer(aDealerRegistration({ companyName: 'Engines' })))._unsafeUnwrap();
    return { world, dealer };
  }
  const makeReport = async ({ reports }: DealerLogoGateways, vin: string = KNOWN_VINS.withBuilds) =>
    (await reports.generate({ vin, mileage: null, reportType: 'US' }))._unsafeUnwrap();

  describe(`dealer logo: ${name}`, () => {
    it("stores a dealer's logo, returns its URL, replaces it and removes it", async () => {
      const { dealer } = await withDealer();
      const { accounts } = dealer;
      expect((await accounts.readDealerLogo())._unsafeUnwrapErr().code).toBe('not-found');

      const path = (await accounts.writeDealerLogo(FIRST))._unsafeUnwrap();

      expect((await accounts.current())._unsafeUnwrap().user.dealerLogo).toBe(path);
      const read = (await accounts.readDealerLogo())._unsafeUnwrap();
      expect([read.mediaType, base64Of(read)]).toEqual(['image/png', FIRST]);
      (await accounts.writeDealerLogo(SECOND))._unsafeUnwrap();
      expect(base64Of((await accounts.readDealerLogo())._unsafeUnwrap())).toBe(SECOND);
      for (const _time of [1, 2]) expect((await accounts.removeDealerLogo()).isOk()).toBe(true);
      expect((await accounts.readDealerLogo())._unsafeUnwrapErr().code).toBe('not-found');
      expect((await accounts.current())._unsafeUnwrap().user.dealerLogo).toBe('');
    });

    it('accepts only pictures, and only from dealers', async () => {
      const { world, dealer } = await withDealer();
      const user = await world.signUp();
      for (const [{ accounts }, code] of [
        [user, 'forbidden'],
        [world.visitor, 'signed-out'],
      ] as const) {
        expect((await accounts.writeDealerLogo(FIRST))._unsafeUnwrapErr().code).toBe(code);
        expect((await accounts.readDealerLogo())._unsafeUnwrapErr().code).toBe(code);
        expect((await accounts.removeDealerLogo())._unsafeUnwrapErr().code).toBe(code);
      }
      const script = await dealer.accounts.writeDealerLogo(btoa('<svg onload="alert(1)">'));
      expect(script._unsafeUnwrapErr()).toMatchObject({ code: 'refused', fields: { data: expect.any(String) } });
    });

    it('adds the logo to new reports and stickers, permanently', async () => {
      const { world, dealer } = await withDealer();
      const plain = await makeReport(dealer);
      expect(plain.preparedBy).toBeUndefined();
      (await dealer.accounts.writeDealerLogo(FIRST))._unsafeUnwrap();
      const [report, sticker] = [await makeReport(dealer, KNOWN_VINS.another), await make(dealer.stickers)];
      expect([report.preparedBy, sticker.preparedBy]).toEqual(['Engines', 'Engines']);
      (await dealer.accounts.writeDealerLogo(SECOND))._unsafeUnwrap();
      (await dealer.accounts.removeDealerLogo())._unsafeUnwrap();

      for (const { id } of [report, sticker]) {
        const { key } = (await dealer.sharing.share(id))._unsafeUnwrap();
        (await dealer.reports.readPdf(report.id))._unsafeUnwrap();
        (await dealer.stickers.readPdf(sticker.id))._unsafeUnwrap();
        const checksum = await world.checksumOf(id);
        const { sharing } = world.visitor;
        const logos = [
          await dealer.sharing.readLogo({ by: 'id', id }),
          await sharing.readLogo({ by: 'key', key }),
          await sharing.readLogo({ by: 'checksum', checksum }),
        ];
        expect(logos.map((logo) => base64Of(logo._unsafeUnwrap()))).toEqual([FIRST, FIRST, FIRST]);
        expect((await sharing.verify(checksum))._unsafeUnwrap()).toMatchObject({
          preparedBy: 'Engines',
          unaltered: true,
        });
      }
      expect((await dealer.sharing.readLogo({ by: 'id', id: plain.id }))._unsafeUnwrapErr().code).toBe('not-found');
      expect((await make(dealer.stickers)).preparedBy).toBeUndefined();
    });

    it('returns the logo only to people with access to the document', async () => {
      const { world, dealer } = await withDealer();
      (await dealer.accounts.writeDealerLogo(FIRST))._unsafeUnwrap();
      const { id } = await makeReport(dealer);
      const other = await world.signUp();

      expect((await other.sharing.readLogo({ by: 'id', id }))._unsafeUnwrapErr().code).toBe('not-found');
      const { sharing } = world.visitor;
      expect((await sharing.readLogo({ by: 'id', id }))._unsafeUnwrapErr().code).toBe('signed-out');
      expect((await sharing.readLogo({ by: 'key', key: 'unknown' }))._unsafeUnwrapErr().code).toBe('not-found');
      const checksum = '0'.repeat(64);
      expect((await sharing.readLogo({ by: 'checksum', checksum }))._unsafeUnwrapErr().code).toBe('not-found');
    });
  });
}
