import { describe, expect, it } from 'vitest';
import type { ReportPreview } from '#core/report/report-preview.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { aVehicle } from '#tests/builders/a-vehicle.ts';
import { usd } from '#tests/builders/usd.ts';
import { vehicleOffers } from './vehicle-offers.ts';

const preview: ReportPreview = {
  vehicle: aVehicle(),
  sections: [],
  records: 3,
  hasReport: true,
  hasSticker: true,
  demonstration: false,
};
const report = aPlan();
const sticker = aPlan({ code: 'sticker-1', kind: 'sticker', price: usd(9.99) });
const bundle = aPlan({
  code: 'bundle-1',
  kind: 'global',
  documents: 2,
  price: usd(19.99),
  bundle: { vhr: 1, sticker: 1 },
  recommended: true,
});
const single = { saving: null, isRecommended: false };
const singles = [
  { ...single, kind: 'report', price: usd(14.99), checkout: '/checkout?plan=vhr-1&vin=1HGCM82693A000001' },
  { ...single, kind: 'sticker', price: usd(9.99), checkout: '/checkout?plan=sticker-1&vin=1HGCM82693A000001' },
];

describe('vehicleOffers', () => {
  it('PAY-10 highlights the bundle with its actual saving if both documents can be delivered', () => {
    expect(vehicleOffers(preview, [report, sticker, bundle])).toEqual([
      {
        kind: 'both',
        price: usd(19.99),
        saving: { separately: usd(24.98), saved: usd(4.99), percent: 19 },
        isRecommended: true,
        checkout: '/checkout?plan=bundle-1&vin=1HGCM82693A000001',
      },
      ...singles,
    ]);
  });

  it.each([
    ['no bundle is sold', [report, sticker]],
    ['the bundle is not cheaper', [report, sticker, { ...bundle, price: usd(24.98) }]],
  ])('sells both for the sum of their prices if %s', (_case, plans) => {
    const checkout = '/checkout?plan=vhr-1&plan=sticker-1&vin=1HGCM82693A000001';
    expect(vehicleOffers(preview, plans)).toEqual([
      { ...single, kind: 'both', price: usd(24.98), checkout },
      ...singles,
    ]);
  });

  it('DEL-04 offers no document that cannot be delivered', () => {
    const kinds = (changes: Partial<ReportPreview>) =>
      vehicleOffers({ ...preview, ...changes }, [report, sticker, bundle]).map(({ kind }) => kind);
    expect(kinds({ hasReport: false })).toEqual(['sticker']);
    expect(kinds({ hasSticker: false })).toEqual(['report']);
    expect(kinds({ hasReport: false, hasSticker: false })).toEqual([]);
  });

  it('sells a single document only if it is offered individually', () => {
    expect(vehicleOffers(preview, [])).toEqual([]);
    expect(vehicleOffers(preview, [report]).map(({ kind }) => kind)).toEqual(['report']);
    expect(vehicleOffers(preview, [bundle])).toMatchObject([{ kind: 'both', price: usd(19.99), saving: null }]);
  });

  it('encodes a classic VIN with spaces so that the URL decodes to the same VIN', () => {
    const vehicle = aVehicle({ vin: 'TD 26 4711' });
    const [offer] = vehicleOffers({ ...preview, vehicle }, [report]);
    expect(new URL(offer?.checkout ?? '', 'https://vinport.example').searchParams.get('vin')).toBe('TD 26 4711');
  });
});
