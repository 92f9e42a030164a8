import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createDecodePlate } from './decode-vehicle.ts';
import { vehicleRecordFrom } from './vehicle-from-record.ts';

function setUp() {
  const asked: unknown[] = [];
  const decodePlate = createDecodePlate({
    vehicles: {
      decodePlate: (plate, options) => {
        asked.push([plate, options]);
        return okAsync(vehicleRecordFrom({ vin: 'VIN' }));
      },
    },
  });
  return { decodePlate, asked };
}

describe('decodePlate', () => {
  it('VEH-09 sends plate and state in uppercase without surrounding spaces', async () => {
    const { decodePlate, asked } = setUp();
    const options = { signal: new AbortController().signal };
    expect((await decodePlate({ plate: ' demo 001 ', state: ' ca ' }, options))._unsafeUnwrap().vin).toBe('VIN');
    expect(asked).toEqual([[{ plate: 'DEMO 001', state: 'CA' }, options]]);
  });

  it.each([
    [{ plate: ' ', state: 'CA' }, 'plate-missing'],
    [{ plate: 'DEMO 001', state: ' ' }, 'state-missing'],
    [{ plate: '', state: '' }, 'plate-missing'],
  ])('sends no request for %j', async (typed, code) => {
    const { decodePlate, asked } = setUp();
    expect((await decodePlate(typed))._unsafeUnwrapErr()).toEqual({ code });
    expect(asked).toEqual([]);
  });
});
