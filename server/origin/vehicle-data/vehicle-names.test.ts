import { beforeAll, describe, expect, it } from 'vitest';
import { openVpicForTests } from '#tests/setup/vpic-rows.ts';
import { createVehicleNames, type VehicleNames } from './vehicle-names.ts';

describe('createVehicleNames', () => {
  let names: VehicleNames;
  beforeAll(async () => {
    names = createVehicleNames(await openVpicForTests());
  });

  it('lists makes and models of a model year alphabetically without duplicates', () => {
    const makes = names.makes(2003);
    const models = names.models(2003, 'hOnDa');

    expect(makes).toEqual(expect.arrayContaining(['Acura', 'Chevrolet', 'Honda']));
    expect(new Set(makes).size).toBe(makes.length);
    expect(models).toEqual(['Accord', 'CR-V', 'Civic', 'Element', 'Insight', 'Odyssey', 'Pilot', 'S2000']);
  });

  it('distinguishes model years', () => {
    expect(names.makes(2003)).not.toContain('Tesla');
    expect(names.models(2019, 'Tesla')).toContain('Model 3');
    expect(names.models(2013, 'Tesla')).not.toContain('Model 3');
  });

  it('excludes trailers and motorcycles', () => {
    expect(names.makes(2013)).not.toContain('Harley-Davidson');
    expect(names.makes(2013)).not.toContain('Great Dane Trailers');
  });

  it.each([1979, 1880])('lists nothing for %i, which has no descriptions', (year) => {
    expect(names.makes(year)).toEqual([]);
  });

  it('corrects the case of a name and leaves unknown names unchanged', () => {
    expect(names.spelled({ make: 'BMW', model: '328I' })).toEqual({ make: 'BMW', model: '328i' });
    expect(names.spelled({ make: 'CHEVROLET', model: 'NO SUCH MODEL' })).toEqual({
      make: 'Chevrolet',
      model: 'NO SUCH MODEL',
    });
    expect(names.spelled({ make: "' OR 1=1 --", model: '%' })).toEqual({ make: "' OR 1=1 --", model: '%' });
  });
});
