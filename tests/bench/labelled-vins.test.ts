import { expect, it } from 'vitest';
import { hasValidCheckDigit } from '#core/vehicle/check-digit.ts';
import { createVinDecoder } from '#origin/vehicle-data/vin-decoder.ts';
import { openVpicForTests } from '../setup/vpic-rows.ts';
import { accuracyOf, labelledVins } from './labelled-vins.ts';

const labels = labelledVins();
const label = { vin: '1GCHK29U21E231713', year: 2001, make: 'Chevrolet', model: 'Silverado 2500', source: 'here' };

it('contains distinct VINs of real vehicles, each with its source', () => {
  expect(labels.length).toBeGreaterThanOrEqual(300);
  expect(new Set(labels.map(({ vin }) => vin)).size).toBe(labels.length);
  expect(labels.filter(({ vin }) => !hasValidCheckDigit(vin)).length).toBeLessThan(labels.length / 100);
});

it('counts only correct values', () => {
  const share = (model: string | null) => accuracyOf([label], [{ year: 2001, make: 'CHEVROLET', model }]);
  expect(share('Silverado')).toEqual({ make: 1, year: 1, model: 1, modelExactly: 0 });
  expect(share('silverado-2500')).toEqual({ make: 1, year: 1, model: 1, modelExactly: 1 });
  expect(share('Sierra')).toMatchObject({ model: 0, modelExactly: 0 });
  expect(share(null)).toMatchObject({ model: 0, modelExactly: 0 });
  expect(accuracyOf([label], [{ year: 2031, make: 'GMC', model: null }])).toMatchObject({ make: 0, year: 0 });
});

it('decodes at least 99 % of makes and years and 96 % of models correctly', async () => {
  const decoder = createVinDecoder(await openVpicForTests());
  const accuracy = accuracyOf(
    labels,
    labels.map(({ vin }) => decoder.decode(vin, { currentYear: 2026 })),
  );
  expect(accuracy.make).toBeGreaterThanOrEqual(0.99);
  expect(accuracy.year).toBeGreaterThanOrEqual(0.99);
  expect(accuracy.model).toBeGreaterThanOrEqual(0.96);
});
