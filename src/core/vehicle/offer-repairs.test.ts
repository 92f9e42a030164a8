import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createOfferRepairs } from './offer-repairs.ts';
import { vehicleRecordFrom } from './vehicle-from-record.ts';

const ACCORD = '1HGCM82693A000001';

/** Creates a decoder that supports some makers, identified by the first three characters, and counts its calls. */
function setUp(makers: readonly string[] | null) {
  const asked: string[] = [];
  const decode = (vin: string) => {
    asked.push(vin);
    if (makers === null) return errAsync({ code: 'unreachable' } as const);
    const known = makers.includes(vin.slice(0, 3))
      ? { vin, year: 2003, make: 'Honda', model: 'Accord' }
      : { vin, year: 2003, make: 'Honda' };
    return okAsync(vehicleRecordFrom(known));
  };
  const offerRepairs = createOfferRepairs({ vehicles: { decode } });
  return { asked, offered: async (typed: string) => (await offerRepairs(typed)).map(({ vin }) => vin) };
}

describe('offerRepairs', () => {
  it('DATA-07 offers the only look-alike or swap that can be decoded', async () => {
    const { offered, asked } = setUp(['1HG']);
    expect(await offered('7HGCM82693A000001')).toEqual([ACCORD]);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('DATA-07 offers a ranked list if several can be decoded, or none', async () => {
    const several = await setUp(['1HG', '7HG']).offered('7HGCM82693A000001');
    expect(several.length).toBeGreaterThan(1);
    expect(several).toContain(ACCORD);
    expect(await setUp([]).offered('7HGCM82693A000001')).toEqual(several);
  });

  it('DATA-07 uses the check digit while decoding is unavailable', async () => {
    const { offered } = setUp(null);
    expect(await offered('7HGCM82693A000001')).toContain(ACCORD);
    expect(await offered('1HGCM82633AO04352')).toEqual(['1HGCM82633A004352']);
  });

  it.each([ACCORD, 'WBA3A5C54CF000001', '7F03C000001', 'no VIN'])('sends no request for %s', async (typed) => {
    const { offered, asked } = setUp(['1HG']);
    expect(await offered(typed)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
