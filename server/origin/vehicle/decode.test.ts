import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';

describe.each(['sqlite', 'postgres'] as const)('GET /api/decode on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  beforeAll(async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
    client = originClient(origin);
  });
  afterAll(() => origin.close());

  const dataOf = async (query: string) => (await (await client.get(`/api/decode?${query}`)).json()).data;

  it('VEH-09 returns the vehicle with numeric values and no errors', async () => {
    expect(await dataOf('vin=1FTFW1ET5DFA00001')).toEqual({
      vin: '1FTFW1ET5DFA00001',
      year: 2013,
      make: 'Ford',
      model: 'F-150',
      model_id: null,
      series: null,
      trim: null,
      body: 'Pickup',
      doors: null,
      engine: '3.5 L · V-Shaped · 6 cylinders',
      cylinders: 6,
      displacement: 3.5,
      horsepower: null,
      fuel: 'Gasoline',
      drive: null,
      transmission: null,
      vehicle_type: 'Truck',
      gvwr: 'Class 2F: 7,001 - 8,000 lb (3,175 - 3,629 kg)',
      manufacturer: 'FORD MOTOR COMPANY',
      plant: 'DEARBORN, MICHIGAN, UNITED STATES (USA)',
      country: 'United States',
      country_code: 'US',
      region: 'north-america',
      source: 'us',
      error_codes: [0],
      suggested_vin: null,
      check_digit_valid: true,
    });
  });

  it('VEH-08 suggests a corrected VIN without using it', async () => {
    expect(await dataOf('vin=1HGCM82633AO04352')).toMatchObject({
      vin: '1HGCM82633AO04352',
      model: null,
      error_codes: [3, 400],
      suggested_vin: '1HGCM82633A004352',
      check_digit_valid: null,
    });
  });

  it('VEH-03 returns manufacturer and country of a vehicle built for Europe, without errors', async () => {
    expect(await dataOf('vin=VF1BR0B0H12345678')).toMatchObject({
      make: 'Renault',
      model: null,
      year: null,
      country: 'France',
      country_code: 'FR',
      region: 'europe',
      source: 'europe',
      error_codes: [8],
      suggested_vin: null,
      check_digit_valid: null,
    });
  });

  it('reports a stated year that contradicts the VIN', async () => {
    expect(await dataOf('vin=1HGCM82633A004352&year=2004')).toMatchObject({ year: 2003, error_codes: [12] });
    expect((await client.get('/api/decode?vin=1HGCM82633A004352&year=soon')).status).toBe(422);
  });

  it.each(['1HGCM82633A00435', '', 'X'.repeat(65)])('rejects %j, which does not have 17 characters', async (vin) => {
    expect((await client.get(`/api/decode?vin=${vin}`)).status).toBe(422);
  });
});
