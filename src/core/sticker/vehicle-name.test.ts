import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVehicleName } from './vehicle-name.ts';

describe('readVehicleName', () => {
  it('STK-08 returns year, make and model without surrounding spaces', () => {
    expect(readVehicleName({ year: 2003, make: ' Honda ', model: ' Accord ' })._unsafeUnwrap()).toEqual({
      year: 2003,
      make: 'Honda',
      model: 'Accord',
    });
  });

  it('STK-08 lists all missing parts in selection order', () => {
    const name = fc.record({
      year: fc.option(fc.integer({ min: 1886, max: 2030 })),
      make: fc.constantFrom('', ' ', 'Honda'),
      model: fc.constantFrom('', '\t', 'Accord'),
    });
    fc.assert(
      fc.property(name, ({ year, make, model }) => {
        const missing = [year === null && 'year', make !== 'Honda' && 'make', model !== 'Accord' && 'model'];
        const expected = missing.filter((part) => part !== false);
        const result = readVehicleName({ year, make, model });
        if (expected.length === 0) expect(result.isOk()).toBe(true);
        else expect(result._unsafeUnwrapErr()).toEqual({ code: 'vehicle-name-incomplete', missing: expected });
      }),
    );
  });
});
