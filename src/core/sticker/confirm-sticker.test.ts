import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { ConfirmStickerRequest } from '#ports/sticker-gateway.ts';
import { unknownVehicle, type Vehicle } from '../vehicle/vehicle.ts';
import { createConfirmSticker } from './confirm-sticker.ts';
import type { StickerMode } from './sticker.ts';

const choices = { trim: 'EX', style: 'Coupe', exteriorColor: 'Red', interiorColor: '', packages: [] };

function setUp() {
  const requests: ConfirmStickerRequest[] = [];
  const confirmSticker = createConfirmSticker({
    stickers: {
      confirm: (request) => {
        requests.push(request);
        return okAsync({ id: 's1', createdAt: 1, content: {} as never });
      },
    },
  });
  return { confirmSticker, requests };
}

function draftOf(vehicle: Partial<Vehicle>, mode: StickerMode = 'auto') {
  const known = { ...unknownVehicle('VIN'), year: 2003, make: 'Honda', model: 'Accord' };
  return { vehicle: { ...known, ...vehicle }, builds: [], mode, demonstration: false };
}

describe('confirmSticker', () => {
  it.each([
    [1998, true, true],
    [1999, false, false],
    [null, false, false],
  ])('STK-11 STK-13 for model year %s: restricted %s, color block %s', async (year, restricted, buildsheetColor) => {
    const { confirmSticker, requests } = setUp();
    await confirmSticker({ draft: draftOf({ year }), choices });
    expect(requests[0]).toMatchObject({ year, restricted, buildsheetColor, regenerate: true });
  });

  it.each([true, false])('STK-13 lets the person choose the color block: %s', async (buildsheetColor) => {
    const { confirmSticker, requests } = setUp();
    await confirmSticker({ draft: draftOf({}), choices, buildsheetColor });
    expect(requests[0]?.buildsheetColor).toBe(buildsheetColor);
  });

  it.each(['auto', 'manual', 'ymmt'] as const)('STK-19 passes on the mode %s', async (mode) => {
    const { confirmSticker, requests } = setUp();
    await confirmSticker({ draft: draftOf({}, mode), choices });
    expect(requests[0]).toMatchObject({ mode, choices, make: 'Honda', model: 'Accord', vin: 'VIN' });
  });

  it('uses the series of a classic without a model', async () => {
    const { confirmSticker, requests } = setUp();
    await confirmSticker({ draft: draftOf({ model: null, series: 'Coronet' }), choices });
    expect(requests[0]?.model).toBe('Coronet');
  });

  it.each([{ make: null }, { model: null }])('sends no request for an unknown vehicle: %j', async (unknown) => {
    const { confirmSticker, requests } = setUp();
    expect((await confirmSticker({ draft: draftOf(unknown), choices }))._unsafeUnwrapErr()).toEqual({
      code: 'vehicle-unknown',
    });
    expect(requests).toEqual([]);
  });
});
