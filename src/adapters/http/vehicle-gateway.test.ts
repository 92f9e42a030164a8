import { describe, expect, it } from 'vitest';
import { vehicleRecordFrom } from '#core/vehicle/vehicle-from-record.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpVehicleGateway } from './vehicle-gateway.ts';

const honda = { status: 'success', data: { vin: '1HGCM82693A000001', vehicle_year: '2003', Make: 'Honda' } };

/** Creates the gateway and a function that returns the received request. */
async function setUp(answer: object = honda, token: string | null = 'secret') {
  const wire = await openWire({ token: () => token });
  wire.origin.answers({ body: answer });
  const sent = () => {
    const { method, path, query, type, fields, headers } = wire.origin.onlyRequest();
    return { call: `${method} ${path}`, query, type, fields, authorization: headers.authorization };
  };
  return { vehicles: createHttpVehicleGateway(wire.http), sent, requests: wire.origin.requests };
}

const asked = { type: '', fields: {}, authorization: undefined };
const form = 'application/x-www-form-urlencoded';

describe('vehicle call requests', () => {
  it('VEH-09 decode and classicMapping send the VIN and return it with the result', async () => {
    const decoding = await setUp();
    const vehicle = (await decoding.vehicles.decode('VIN'))._unsafeUnwrap();
    expect(decoding.sent()).toEqual({ ...asked, call: 'GET /api/decode', query: { vin: 'VIN' } });
    expect(vehicle).toEqual({ ...vehicleRecordFrom({ vin: 'VIN' }), year: 2003, make: 'Honda' });

    const mapping = await setUp({
      status: 'success',
      data: { year: 1967, make: 'Ford', model: 'Mustang', series: 'Convertible', model_id: 7 },
    });
    const classic = (await mapping.vehicles.classicMapping('7F03C000001'))._unsafeUnwrap();
    expect(mapping.sent()).toEqual({ ...asked, call: 'GET /api-cwa/classicmapping', query: { vin: '7F03C000001' } });
    expect(classic).toMatchObject({ year: 1967, model: 'Mustang', series: 'Convertible', modelId: '7' });
  });

  it('VEH-09 decodeClassic sends the VIN and email address', async () => {
    const { vehicles, sent } = await setUp();
    const vehicle = await vehicles.decodeClassic({ vin: '7F03C000001', email: 'ada@people.example' });
    expect(sent()).toEqual({
      ...asked,
      call: 'GET /api/classic/decode',
      query: { vin: '7F03C000001', email: 'ada@people.example' },
    });
    expect(vehicle._unsafeUnwrap().vin).toBe('7F03C000001');
  });

  it('VEH-09 decodePlate sends the plate and state, and returns the VIN', async () => {
    const { vehicles, sent } = await setUp();
    const vehicle = await vehicles.decodePlate({ plate: 'DÉMO 0&1', state: 'CA' });
    expect(sent()).toEqual({
      ...asked,
      call: 'GET /api-cwa/license_plate_decode',
      query: { plate: 'DÉMO 0&1', state: 'CA' },
    });
    expect(vehicle._unsafeUnwrap()).toMatchObject({ vin: '1HGCM82693A000001', make: 'Honda' });
  });

  it('VEH-09 decodeTrim sends a form with the token as bearer', async () => {
    const { vehicles, sent } = await setUp();
    const request = { vin: 'VIN', year: 2003, make: 'Honda', model: 'Accord', selectedTrim: 'EX-V6' };
    const vehicle = await vehicles.decodeTrim(request);
    expect(sent()).toEqual({
      query: {},
      call: 'POST /api-cwa/decode-trim',
      type: form,
      fields: { vin: 'VIN', year: '2003', make: 'Honda', model: 'Accord', selectedtrim: 'EX-V6' },
      authorization: 'Bearer secret',
    });
    expect(vehicle._unsafeUnwrap().vin).toBe('VIN');
  });

  it('VEH-09 decodeTrim sends an unknown year blank, and sends nothing when signed out', async () => {
    const request = { vin: 'VIN', year: null, make: 'Honda', model: 'Accord', selectedTrim: 'EX-V6' };
    const { vehicles, sent } = await setUp();
    await vehicles.decodeTrim(request);
    expect(sent().fields).toMatchObject({ year: '' });

    const visitor = await setUp(honda, null);
    expect((await visitor.vehicles.decodeTrim(request))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(visitor.requests).toEqual([]);
  });

  it.each([
    [{ status: 'success' }, { isValid: true, message: null }],
    [
      { status: 'error', message: 'Wrong check digit' },
      { isValid: false, message: 'Wrong check digit' },
    ],
    [
      { status: 'error', msg: 'Too short' },
      { isValid: false, message: 'Too short' },
    ],
  ])('RPT-10 VEH-08 validate sends a form and reads %j as its verdict', async (answer, verdict) => {
    const { vehicles, sent } = await setUp(answer);
    const judged = await vehicles.validate({ vin: 'VIN', type: 'report' });
    expect(sent()).toEqual({
      query: {},
      call: 'POST /api-cwa/vin-validate',
      type: form,
      fields: { vin: 'VIN', type: 'report' },
      authorization: undefined,
    });
    expect(judged._unsafeUnwrap()).toEqual(verdict);
  });

  it('VEH-02 GAP-06 returns all recorded fields of a vehicle', async () => {
    const { vehicles } = await setUp({
      status: 'success',
      data: {
        model_name: 'Accord LX',
        style: 'Sedan',
        mileage: '52000',
        auction: 'Manheim',
        source: 'europe',
        created: '2026-05-01',
        data: { doors: 4 },
        user_id: 7,
      },
    });
    expect((await vehicles.decode('VIN'))._unsafeUnwrap()).toMatchObject({
      modelName: 'Accord LX',
      style: 'Sedan',
      mileage: 52_000,
      auction: 'Manheim',
      source: 'europe',
      created: '2026-05-01',
      data: { doors: 4 },
      userId: '7',
      isEurope: true,
    });
  });

  it("VEH-03 reads a vehicle's anomalies by the core rule", async () => {
    const { vehicles } = await setUp({
      status: 'success',
      data: { 'General Information': {}, series2: ' GT ', year: 0 },
    });
    expect((await vehicles.decode('VIN'))._unsafeUnwrap()).toMatchObject({
      isEurope: true,
      series: 'GT',
      year: null,
    });
  });
});
