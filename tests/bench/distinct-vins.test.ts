import { describe, expect, it } from 'vitest';
import { createVinDecoder } from '#origin/vehicle-data/vin-decoder.ts';
import { openVpicForTests } from '../setup/vpic-rows.ts';
import { distinctVins } from './distinct-vins.ts';

const database = await openVpicForTests();

describe('random VINs', () => {
  const vinsOf = (seed: number) => distinctVins(database, { count: 500, seed, latestYear: 2026 });

  it('are distinct, and the same for the same seed', () => {
    const vins = vinsOf(1);
    expect(new Set(vins).size).toBe(500);
    expect(vinsOf(1)).toEqual(vins);
    expect(vinsOf(2)).not.toEqual(vins);
  });

  it('decode to a model from many makes, nearly all without an error', () => {
    const decoder = createVinDecoder(database);
    const decoded = vinsOf(1).map((vin) => decoder.decode(vin, { currentYear: 2026 }));
    expect(decoded.filter(({ model }) => model !== null).length).toBeGreaterThanOrEqual(480);
    expect(decoded.filter(({ errorCodes }) => errorCodes.includes(1))).toEqual([]);
    expect(new Set(decoded.map(({ make }) => make)).size).toBeGreaterThan(30);
  });
});
