import { describe, expect, it } from 'vitest';
import { aVehicleBuild } from '#tests/builders/a-vehicle-build.ts';
import { usd } from '#tests/builders/usd.ts';
import { differencesOfBuilds } from './build-differences.ts';

const equipped = (trim: string, ...items: string[]) =>
  aVehicleBuild({ trim, standardEquipment: [{ name: 'Safety', items }] });

describe('differencesOfBuilds', () => {
  it('omits equipment that every build has', () => {
    const builds = [
      equipped('EX', 'Airbags', 'Moonroof', 'Leather'),
      equipped('LX', 'Airbags'),
      equipped('SE', 'Airbags', 'Moonroof'),
    ];
    expect(differencesOfBuilds(builds).map(({ trim, equipment }) => [trim, equipment])).toEqual([
      ['EX', ['Moonroof', 'Leather']],
      ['LX', []],
      ['SE', ['Moonroof']],
    ]);
  });

  it('finds no differences for a single build, and retains its style and price', () => {
    expect(differencesOfBuilds([aVehicleBuild({ basePrice: null })])).toEqual([
      { trim: 'EX-V6', style: '2-door coupe EX-V6 automatic', basePrice: null, equipment: [] },
    ]);
    expect(differencesOfBuilds([aVehicleBuild()])[0]?.basePrice).toEqual(usd(25_250));
  });
});
