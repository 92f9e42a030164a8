import { describe, expect, it } from 'vitest';
import { rememberDecoded } from './remember-decoded.ts';
import { undecodedVin } from './undecoded-vin.ts';

function openDecoder(most?: number) {
  const decoded: string[] = [];
  const decoder = rememberDecoded(
    {
      decode: (vin, options) => {
        decoded.push(vin);
        return { ...undecodedVin(vin), year: options?.modelYear ?? options?.currentYear ?? null };
      },
    },
    most,
  );
  return { decoder, decoded };
}

const VIN = '1HGCM82633A004352';

describe('rememberDecoded', () => {
  it('decodes a VIN once', () => {
    const { decoder, decoded } = openDecoder();
    expect(decoder.decode(VIN, { currentYear: 2026 })).toBe(decoder.decode(VIN, { currentYear: 2026 }));
    expect(decoded).toEqual([VIN]);
  });

  it('caches by year, because it can determine which of two vehicles is meant', () => {
    const { decoder } = openDecoder();
    const years = [{ currentYear: 2026 }, { currentYear: 2027 }, { currentYear: 2026, modelYear: 2003 }];
    expect(years.map((options) => decoder.decode(VIN, options).year)).toEqual([2026, 2027, 2003]);
  });

  it('evicts the least recently used VINs', () => {
    const { decoder, decoded } = openDecoder(2);
    for (const vin of ['A', 'B', 'C', 'D', 'E', 'A']) decoder.decode(vin);
    expect(decoded).toEqual(['A', 'B', 'C', 'D', 'E', 'A']);
  });
});
