import { describe, expect, it } from 'vitest';
import { aPlan } from '../../../../tests/builders/a-plan.ts';
import { aVehicle } from '../../../../tests/builders/a-vehicle.ts';
import { usd } from '../../../../tests/builders/usd.ts';
import type { ReportPreview } from '../../../core/report/report-preview.ts';
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

describe('vehicleOffers', () => {
  it('sells the report, the sticker, and both for the sum of their prices', () => {
    expect(vehicleOffers(preview, { report, sticker })).toEqual([
      { kind: 'report', price: usd(14.99), checkout: '/checkout?plan=vhr-1&vin=1HGCM82693A000001' },
      { kind: 'sticker', price: usd(9.99), checkout: '/checkout?plan=sticker-1&vin=1HGCM82693A000001' },
      { kind: 'both', price: usd(24.98), checkout: '/checkout?plan=vhr-1&plan=sticker-1&vin=1HGCM82693A000001' },
    ]);
  });

  it('sells no report where nothing is on record, and no sticker where none can be made', () => {
    const kinds = (changes: Partial<ReportPreview>) =>
      vehicleOffers({ ...preview, ...changes }, { report, sticker }).map(({ kind }) => kind);
    expect(kinds({ hasReport: false })).toEqual(['sticker']);
    expect(kinds({ hasSticker: false })).toEqual(['report']);
    expect(kinds({ hasReport: false, hasSticker: false })).toEqual([]);
  });

  it('sells nothing by itself that is not on offer by itself', () => {
    expect(vehicleOffers(preview, { report: null, sticker: null })).toEqual([]);
    expect(vehicleOffers(preview, { report, sticker: null }).map(({ kind }) => kind)).toEqual(['report']);
  });

  it('writes a classic VIN with blanks into the address so that it comes out again', () => {
    const vehicle = aVehicle({ vin: 'TD 26 4711' });
    const [offer] = vehicleOffers({ ...preview, vehicle }, { report, sticker: null });
    expect(new URL(offer?.checkout ?? '', 'https://vinport.example').searchParams.get('vin')).toBe('TD 26 4711');
  });
});
