import { describe, expect, it } from 'vitest';
import { recallToWire } from '#contract/recall.ts';
import type { RecallGateway } from '#ports/recall-gateway.ts';
import { aRecall } from '#tests/builders/a-recall.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpRecallGateway } from './recall-gateway.ts';

const vehicle = { year: 2003, make: 'Mercedes-Benz', model: 'C & D' };

const onTheWire = recallToWire(aRecall());

/** Makes one gateway call. Returns the request that the origin received and the gateway's result. */
async function asked<Answer>(call: (recalls: RecallGateway) => PromiseLike<Answer>, data: unknown = []) {
  const wire = await openWire();
  wire.origin.answers({ body: { status: 'success', data } });
  const answer = await call(createHttpRecallGateway(wire.http));
  const { method, path, headers, ...request } = wire.origin.onlyRequest();
  expect(headers).not.toHaveProperty('authorization');
  return { ...request, call: `${method} ${path}`, answer };
}

describe('recall call requests', () => {
  it('RCL-01 requests the years', async () => {
    const { call, query, answer } = await asked((recalls) => recalls.years(), [2024, '2003']);
    expect(call).toBe('GET /api/recall-check/years');
    expect(query).toEqual({});
    expect(answer._unsafeUnwrap()).toEqual([2024, 2003]);
  });

  it('RCL-02 requests the makes of a year', async () => {
    const { call, query, answer } = await asked((recalls) => recalls.makes(2003), ['HONDA', ' FORD ']);
    expect(call).toBe('GET /api/recall-check/makes');
    expect(query).toEqual({ year: '2003' });
    expect(answer._unsafeUnwrap()).toEqual(['HONDA', 'FORD']);
  });

  it('RCL-03 requests the models of a year and make, and accepts a number as a model', async () => {
    const { call, query, answer } = await asked((recalls) => recalls.models(vehicle), [300, 'C-CLASS']);
    expect(call).toBe('GET /api/recall-check/models');
    expect(query).toEqual({ year: '2003', make: 'Mercedes-Benz' });
    expect(answer._unsafeUnwrap()).toEqual(['300', 'C-CLASS']);
  });

  it('RCL-04 requests recalls by VIN', async () => {
    const { call, query, answer } = await asked((recalls) => recalls.byVin('1HGCM82693A000001'), [onTheWire]);
    expect(call).toBe('GET /api/recall-check/vin');
    expect(query).toEqual({ vin: '1HGCM82693A000001' });
    expect(answer._unsafeUnwrap()).toEqual({ recalls: [aRecall()], source: null, isChecked: true });
  });

  it('RCL-05 requests recalls by year, make and model as JSON', async () => {
    const { call, type, json, answer } = await asked((recalls) => recalls.byVehicle(vehicle), [onTheWire]);
    expect(call).toBe('POST /api/recall-check');
    expect(type).toBe('application/json');
    expect(json).toEqual(vehicle);
    expect(answer._unsafeUnwrap()).toEqual({ recalls: [aRecall()], source: null, isChecked: true });
  });

  it('RCL-04 reads missing recall fields as unknown, not as urgent', async () => {
    const { answer } = await asked((recalls) => recalls.byVin('VIN'), [{ campaign: '24V123000', summary: null }]);
    const unknown = { manufacturer: '', component: '', summary: '', consequence: '', remedy: '', notes: '' };
    expect(answer._unsafeUnwrap().recalls).toEqual([
      {
        campaign: '24V123000',
        ...unknown,
        reportedAt: null,
        ownersNotifiedAt: null,
        parkIt: false,
        parkOutside: false,
        overTheAirUpdate: false,
      },
    ]);
  });

  it.each([
    ['years', ['soon']],
    ['years', [2003.5]],
    ['years', [null]],
    ['makes', ['']],
    ['makes', [{ make: 'HONDA' }]],
    ['byVin', [onTheWire, {}]],
    ['byVin', [{ ...onTheWire, park_it: 'maybe' }]],
    ['byVin', {}],
    ['byVin', null],
  ] as const)('CALL-06 %s rejects %j as an unreadable response', async (which, data) => {
    const calls = {
      years: (recalls: RecallGateway) => recalls.years().map((): unknown => null),
      makes: (recalls: RecallGateway) => recalls.makes(2003).map((): unknown => null),
      byVin: (recalls: RecallGateway) => recalls.byVin('VIN').map((): unknown => null),
    };
    const { answer } = await asked(calls[which], data);
    expect(answer._unsafeUnwrapErr()).toMatchObject({ code: 'unreadable-answer' });
  });

  it.each([
    [{}, { source: null, isChecked: true }],
    [{ source: 'NHTSA' }, { source: 'NHTSA', isChecked: true }],
    [{ source: 12 }, { source: null, isChecked: true }],
    [{ source: null }, { source: null, isChecked: false }],
  ])('GAP-20 preserves the source that was searched: %j', async (said, check) => {
    const wire = await openWire();
    wire.origin.answers({ body: { status: 'success', data: [], ...said } });
    const answer = await createHttpRecallGateway(wire.http).byVin('VIN');
    expect(answer._unsafeUnwrap()).toEqual({ recalls: [], ...check });
  });

  it('RCL-04 does not treat a missing path as no recalls', async () => {
    const wire = await openWire();
    wire.origin.answers({ status: 404 });
    const answer = await createHttpRecallGateway(wire.http).byVin('VIN');
    expect(answer._unsafeUnwrapErr()).toEqual({ code: 'not-found', message: null });
  });
});
