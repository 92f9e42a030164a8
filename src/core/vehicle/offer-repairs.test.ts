import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createOfferRepairs } from './offer-repairs.ts';
import { vehicleRecordFrom } from './vehicle-record.ts';

const ACCORD = '1HGCM82693A000001';

/** A decoder that knows vehicles of some makers, by the first three signs, and counts what it is asked. */
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
  it('DATA-07 offers the one of several look-alikes and swaps that decodes', async () => {
    const { offered, asked } = setUp(['1HG']);
    expect(await offered('7HGCM82693A000001')).toEqual([ACCORD]);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('DATA-07 offers a ranked list where several decode, or none', async () => {
    const several = await setUp(['1HG', '7HG']).offered('7HGCM82693A000001');
    expect(several.length).toBeGreaterThan(1);
    expect(several).toContain(ACCORD);
    expect(await setUp([]).offered('7HGCM82693A000001')).toEqual(several);
  });

  it('DATA-07 judges by the check digit while nothing can be decoded', async () => {
    const { offered } = setUp(null);
    expect(await offered('7HGCM82693A000001')).toContain(ACCORD);
    expect(await offered('1HGCM82633AO04352')).toEqual(['1HGCM82633A004352']);
  });

  it.each([ACCORD, 'WBA3A5C54CF000001', '7F03C000001', 'no VIN'])('asks nobody about %s', async (typed) => {
    const { offered, asked } = setUp(['1HG']);
    expect(await offered(typed)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
