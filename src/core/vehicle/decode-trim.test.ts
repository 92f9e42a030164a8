import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createDecodeTrim } from './decode-vehicle.ts';
import { vehicleRecordFrom } from './vehicle-from-record.ts';

const honda = { ...vehicleRecordFrom({ vin: 'VIN' }), year: 2003, make: 'Honda', model: 'Accord', trim: 'LX' };

function setUp() {
  const asked: unknown[] = [];
  const decodeTrim = createDecodeTrim({
    vehicles: {
      decodeTrim: (request, options) => {
        asked.push([request, options]);
        return okAsync({ ...honda, trim: request.selectedTrim });
      },
    },
  });
  return { decodeTrim, asked };
}

describe('decodeTrim', () => {
  it('VEH-09 requests the vehicle in the picked trim', async () => {
    const { decodeTrim, asked } = setUp();
    const options = { signal: new AbortController().signal };
    expect((await decodeTrim({ vehicle: honda, trim: 'EX-V6' }, options))._unsafeUnwrap().trim).toBe('EX-V6');
    expect(asked).toEqual([
      [{ vin: 'VIN', year: 2003, make: 'Honda', model: 'Accord', selectedTrim: 'EX-V6' }, options],
    ]);
  });

  it.each([{ make: null }, { model: null }])('sends no request for an unknown vehicle: %j', async (unknown) => {
    const { decodeTrim, asked } = setUp();
    const result = await decodeTrim({ vehicle: { ...honda, ...unknown }, trim: 'EX-V6' });
    expect(result._unsafeUnwrapErr()).toEqual({ code: 'vehicle-unknown' });
    expect(asked).toEqual([]);
  });
});
