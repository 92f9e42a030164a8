import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { createDecodeVehicle } from './decode-vehicle.ts';
import { vehicleRecordFrom } from './vehicle-from-record.ts';

/** Sets up both calls to return the requested VIN or the failure. */
function setUp(failure?: GatewayError) {
  const asked: string[] = [];
  const answer = (call: string) => (vin: string, options?: { readonly signal?: AbortSignal }) => {
    asked.push(`${call} ${vin}${options?.signal ? ' with signal' : ''}`);
    return failure ? errAsync(failure) : okAsync(vehicleRecordFrom({ vin }));
  };
  const vehicles = { decode: answer('decode'), classicMapping: answer('classicMapping') };
  return { decodeVehicle: createDecodeVehicle({ vehicles }), asked };
}

describe('decodeVehicle', () => {
  it('VEH-07 decodes 17 characters, and looks up 14 or fewer in the classic mapping', async () => {
    const { decodeVehicle, asked } = setUp();
    const { signal } = new AbortController();
    expect((await decodeVehicle('1hgcm82633a004352', { signal }))._unsafeUnwrap().vin).toBe('1HGCM82633A004352');
    expect((await decodeVehicle('12345678901234', { signal }))._unsafeUnwrap().vin).toBe('12345678901234');
    expect(asked).toEqual(['decode 1HGCM82633A004352 with signal', 'classicMapping 12345678901234 with signal']);
  });

  it.each([
    ['', 'vin-missing'],
    ['123456789012345', 'vin-length'],
    ['1HG#', 'vin-characters'],
  ])('sends no request for %j', async (text, code) => {
    const { decodeVehicle, asked } = setUp();
    expect((await decodeVehicle(text))._unsafeUnwrapErr().code).toBe(code);
    expect(asked).toEqual([]);
  });

  it('reports an unmapped classic as a wrong VIN, and passes on every other failure', async () => {
    const unmapped = setUp({ code: 'not-found', message: null });
    expect((await unmapped.decodeVehicle('7F03C000001'))._unsafeUnwrapErr()).toEqual({
      code: 'wrong-vin',
      message: 'Wrong VIN',
    });
    expect((await unmapped.decodeVehicle('1HGCM82633A004352'))._unsafeUnwrapErr().code).toBe('not-found');
    const broken = setUp({ code: 'unreachable' });
    expect((await broken.decodeVehicle('7F03C000001'))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
  });
});
