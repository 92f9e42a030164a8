import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';

const SQL = "' OR '1'='1";

describe.each(['sqlite', 'postgres'] as const)('vehicle lookups on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;
  beforeAll(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterAll(() => origin.close());

  const answerTo = async (path: string, query: Record<string, string>) => {
    const response = await client.get(`${path}?${new URLSearchParams(query)}`);
    return { status: response.status, body: await response.json() };
  };

  describe('POST /api-cwa/vin-validate', () => {
    const verdictOn = async (fields: Record<string, string>) =>
      (await client.form('/api-cwa/vin-validate', fields)).json();

    it('VEH-08 RPT-10 returns the normalized VIN with a warning about its check digit', async () => {
      expect(await verdictOn({ vin: ' 1hg cm8264-3a004352 ' })).toEqual({
        status: 'success',
        data: { vin: '1HGCM82643A004352', warnings: ['check-digit'] },
      });
    });

    it('STK-04 requires the mapping of a classic for a sticker, but not for a report', async () => {
      expect(await verdictOn({ vin: '9Z99Z999999', type: 'sticker' })).toEqual({
        status: 'error',
        message: 'Wrong VIN',
      });
      expect(await verdictOn({ vin: '7F03C000001', type: 'sticker' })).toMatchObject({ status: 'success' });
      expect(await verdictOn({ vin: '9Z99Z999999', type: 'report' })).toMatchObject({ status: 'success' });
    });

    it('DATA-07 rejects a VIN without known manufacturer, mapping or records, as decoding does', async () => {
      expect(await verdictOn({ vin: 'bad' })).toEqual({ status: 'error', message: 'Wrong VIN' });
    });

    it('rejects a VIN that is too long', async () => {
      expect((await client.form('/api-cwa/vin-validate', { vin: 'A'.repeat(65) })).status).toBe(422);
      expect((await client.form('/api-cwa/vin-validate', {})).status).toBe(422);
    });
  });

  describe('GET /api-cwa/license_plate_decode', () => {
    it.each(['DEMO002', 'demo 002', ' De-mo-0 02'])('VEH-09 finds %j, marked as demonstration data', async (plate) => {
      const { body } = await answerTo('/api-cwa/license_plate_decode', { plate, state: 'tx' });
      expect(body).toMatchObject({
        status: 'success',
        data: { vin: '1FTFW1ET5DFA00001', make: 'Ford', model: 'F-150', demonstration: true },
      });
    });

    it.each([
      { plate: '', state: 'TX' },
      { plate: 'DEMO002', state: 'Texas' },
      { plate: 'X'.repeat(33), state: 'TX' },
    ])('rejects $plate of $state', async (fields) => {
      expect((await answerTo('/api-cwa/license_plate_decode', fields)).status).toBe(422);
    });

    it('answers 404 for an unknown plate, whatever its characters', async () => {
      expect((await answerTo('/api-cwa/license_plate_decode', { plate: "'OR'1'='1", state: 'TX' })).status).toBe(404);
      expect((await answerTo('/api-cwa/license_plate_decode', { plate: '%', state: 'TX' })).status).toBe(404);
    });
  });

  describe('GET /api/classic/decode', () => {
    it("VEH-09 returns the mapping and the meaning of the VIN's positions", async () => {
      const { body } = await answerTo('/api/classic/decode', { vin: '7f03c000001', email: 'ada@people.example' });
      expect(body).toMatchObject({ data: { year: 1967, make: 'Ford', series: 'Mustang Convertible' } });
      expect(body.data.demonstration).toBe(true);
      expect(body.data.readings.map(({ format }: { format: string }) => format)).toContain('ford-11');
      expect(JSON.stringify(body)).not.toContain('ada@');
    });

    it('rejects unmapped VINs and VINs of 17 characters', async () => {
      expect((await answerTo('/api/classic/decode', { vin: SQL })).status).toBe(404);
      expect((await answerTo('/api/classic/decode', { vin: '1HGCM82693A000001' })).status).toBe(422);
    });
  });

  describe('GET /landing/decode_data', () => {
    it('returns vehicle and catalog trims for a VIN of any age', async () => {
      const modern = await answerTo('/landing/decode_data', { vin: '1HGCM82693A000001' });
      const classic = await answerTo('/landing/decode_data', { vin: 'XS29L8B000001' });
      expect(modern.body.data).toMatchObject({ make: 'Honda', trims: ['EX-V6', 'LX-V6'], demonstration: true });
      expect(classic.body.data).toMatchObject({ make: 'Dodge', trims: ['R/T'], demonstration: true });
    });

    it('invents no data for a vehicle that is not in the catalog', async () => {
      const { body } = await answerTo('/landing/decode_data', { vin: '1FTFW1ET3EFA00001' });
      expect(body.data).toMatchObject({ model: 'F-150', trim: null, trims: [], demonstration: false });
      expect((await answerTo('/landing/decode_data', { vin: '9Z99Z999999' })).status).toBe(404);
      expect((await answerTo('/landing/decode_data', { vin: '123456789012345' })).status).toBe(422);
    });
  });

  describe('POST /api-cwa/decode-trim', () => {
    const decodeTrim = (fields: Record<string, string>) =>
      client.multipart('/api-cwa/decode-trim', { vin: '', year: '', make: '', model: '', ...fields }, token);

    it("VEH-09 prefers the VIN over the stated name, and uses the catalog's spelling of the trim", async () => {
      const fields = { vin: '1HGCM82693A000001', year: '1999', make: 'Ford', model: 'Ka', selectedtrim: 'lx-v6' };
      expect(await (await decodeTrim(fields)).json()).toMatchObject({
        data: { year: 2003, make: 'Honda', model: 'Accord', trim: 'LX-V6' },
      });
    });

    it('uses the stated name if there is no VIN', async () => {
      const fields = { year: '2003', make: 'honda', model: 'accord', selectedtrim: 'LX-V6' };
      expect(await (await decodeTrim(fields)).json()).toMatchObject({ data: { year: 2003, trim: 'LX-V6' } });
    });

    it.each([
      [{ selectedtrim: '' }, 422],
      [{ selectedtrim: 'x'.repeat(101) }, 422],
      [{ year: 'soon', selectedtrim: 'LX-V6' }, 422],
      [{ year: '2003', make: SQL, model: SQL, selectedtrim: SQL }, 404],
    ])('answers %o with %i', async (fields, status) => {
      expect((await decodeTrim(fields)).status).toBe(status);
    });
  });

  describe('GET /api-cwa/get-makes and get-models', () => {
    it("lists the decoder's names alphabetically without duplicates", async () => {
      const makes = (await answerTo('/api-cwa/get-makes', { year: '2003' })).body.data;
      const models = (await answerTo('/api-cwa/get-models', { year: '2003', make: 'HONDA' })).body.data;
      expect(makes).toEqual(expect.arrayContaining(['Acura', 'BMW', 'Honda']));
      expect(makes.filter((make: string) => make.toUpperCase() === 'HONDA')).toEqual(['Honda']);
      expect(models).toEqual(['Accord', 'Civic', 'CR-V', 'Element', 'Insight', 'Odyssey', 'Pilot', 'S2000']);
    });

    it('adds names that are only in the catalog', async () => {
      expect((await answerTo('/api-cwa/get-makes', { year: '1968' })).body.data).toEqual(['Dodge']);
      expect((await answerTo('/api-cwa/get-models', { year: '1968', make: 'dodge' })).body.data).toEqual(['Charger']);
    });

    it('lists nothing for future years and unknown makes', async () => {
      expect((await answerTo('/api-cwa/get-makes', { year: '2027' })).body.data).toContain('Honda');
      expect((await answerTo('/api-cwa/get-makes', { year: '2028' })).body.data).toEqual([]);
      expect((await answerTo('/api-cwa/get-models', { year: '2003', make: SQL })).body.data).toEqual([]);
    });

    it.each([{}, { year: '' }, { year: '1e9' }, { year: '2003.5' }])('rejects %o', async (fields) => {
      expect((await answerTo('/api-cwa/get-makes', fields)).status).toBe(422);
    });
  });
});
