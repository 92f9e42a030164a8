import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import { createCheckRecallsByVehicle, createCheckRecallsByVin } from './check-recalls.ts';
import type { Recall } from './recall.ts';

const recall: Recall = {
  campaign: '24V001000',
  manufacturer: 'Honda',
  component: 'AIR BAGS',
  summary: '',
  consequence: '',
  remedy: '',
  notes: '',
  reportedAt: null,
  ownersNotifiedAt: null,
  parkIt: false,
  parkOutside: false,
  overTheAirUpdate: false,
};
const urgent = { ...recall, campaign: '24V002000', parkIt: true };
const CHECKED = { source: 'NHTSA', isChecked: true } as const;
const options = { signal: new AbortController().signal };

function setUp(error?: GatewayError) {
  const asked: unknown[] = [];
  const answer = (...given: unknown[]) => {
    asked.push(given);
    return error ? errAsync(error) : okAsync({ ...CHECKED, recalls: [recall, urgent] });
  };
  const recalls = { byVin: answer, byVehicle: answer };
  return {
    byVin: createCheckRecallsByVin({ recalls }),
    byVehicle: createCheckRecallsByVehicle({ recalls }),
    asked,
  };
}

describe('checkRecallsByVin', () => {
  it('RCL-04 returns the recalls of a VIN, the most urgent first', async () => {
    const { byVin, asked } = setUp();
    expect((await byVin(' 1hgcm82693a000001', options))._unsafeUnwrap()).toEqual({
      ...CHECKED,
      recalls: [urgent, recall],
    });
    expect(asked).toEqual([['1HGCM82693A000001', options]]);
  });

  it('sends no request for an invalid VIN, and passes on the error of a failed call', async () => {
    const { byVin, asked } = setUp({ code: 'unreachable' });
    expect((await byVin(''))._unsafeUnwrapErr()).toEqual({ code: 'vin-missing', length: 0 });
    expect(asked).toEqual([]);
    expect((await byVin('1HGCM82693A000001'))._unsafeUnwrapErr()).toEqual({ code: 'unreachable' });
  });
});

describe('checkRecallsByVehicle', () => {
  const honda = { year: 2003, make: 'Honda', model: 'Accord' };

  it('RCL-05 returns the recalls of a year, make and model, the most urgent first', async () => {
    const { byVehicle, asked } = setUp();
    const found = await byVehicle({ year: 2003, make: ' Honda', model: 'Accord ' }, options);
    expect(found._unsafeUnwrap()).toEqual({ ...CHECKED, recalls: [urgent, recall] });
    expect(asked).toEqual([[honda, options]]);
  });

  it.each([
    [{ ...honda, make: ' ' }, 'make-missing'],
    [{ ...honda, model: ' ' }, 'model-missing'],
  ])('sends no request for %j', async (vehicle, code) => {
    const { byVehicle, asked } = setUp();
    expect((await byVehicle(vehicle))._unsafeUnwrapErr()).toEqual({ code });
    expect(asked).toEqual([]);
  });
});
