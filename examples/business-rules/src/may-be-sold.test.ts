import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCheckRecallsByVin, createDecodeVehicle } from 'vinport/core';
import { aRecall, createFakeOrigin, createFakeRecallGateway, createFakeVehicleGateway } from 'vinport/testing';
import { createMayBeSold } from './may-be-sold.ts';

const ACCORD = '1HGCM82693A000001';
const vehicle = { year: 2003, make: 'HONDA', model: 'ACCORD' };

/** An origin in memory, whose Accord has these recalls. */
function setUp(...recalls: readonly ReturnType<typeof aRecall>[]) {
  const origin = { ...createFakeOrigin(), recalls: recalls.map((recall) => ({ vehicle, recall })) };
  return createMayBeSold({
    decodeVehicle: createDecodeVehicle({ vehicles: createFakeVehicleGateway(origin) }),
    checkRecallsByVin: createCheckRecallsByVin({ recalls: createFakeRecallGateway(origin) }),
  });
}

test('a vehicle with nothing grave may be sold', async () => {
  const verdict = await setUp(aRecall())(ACCORD);
  assert.deepEqual(verdict._unsafeUnwrap(), { vehicle: '2003 Honda Accord', maySell: true, because: [] });
});

test('a vehicle that must not be driven may not be sold', async () => {
  const verdict = await setUp(aRecall({ campaign: '20V026000', parkIt: true }))(ACCORD);
  assert.deepEqual(verdict._unsafeUnwrap(), { vehicle: '2003 Honda Accord', maySell: false, because: ['20V026000'] });
});

test('a slip in the VIN is an answer, not an exception', async () => {
  const verdict = await setUp()('1HGCM82693A0000');
  assert.equal(verdict._unsafeUnwrapErr().code, 'vin-length');
});
