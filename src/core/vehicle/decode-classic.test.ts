import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createDecodeClassic } from './decode-vehicle.ts';
import { vehicleRecordFrom } from './vehicle-from-record.ts';

function setUp() {
  const asked: unknown[] = [];
  const decodeClassic = createDecodeClassic({
    vehicles: {
      decodeClassic: (request, options) => {
        asked.push([request, options]);
        return okAsync(vehicleRecordFrom({ vin: request.vin }));
      },
    },
  });
  return { decodeClassic, asked };
}

describe('decodeClassic', () => {
  it.each(['7F03C000001', '1HGCM82693A000001'])('VEH-09 sends VIN and address: %s', async (vin) => {
    const { decodeClassic, asked } = setUp();
    const options = { signal: new AbortController().signal };
    const vehicle = await decodeClassic({ vin: ` ${vin.toLowerCase()}`, email: ' ada@people.example ' }, options);
    expect(vehicle._unsafeUnwrap().vin).toBe(vin);
    expect(asked).toEqual([[{ vin, email: 'ada@people.example' }, options]]);
  });

  it('sends no request for an invalid VIN', async () => {
    const { decodeClassic, asked } = setUp();
    expect((await decodeClassic({ vin: ' ', email: '' }))._unsafeUnwrapErr()).toEqual({
      code: 'vin-missing',
      length: 0,
    });
    expect(asked).toEqual([]);
  });
});
