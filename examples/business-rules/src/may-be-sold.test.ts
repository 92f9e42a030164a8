import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCheckRecallsByVin, createDecodeVehicle } from 'vinport/core';
import { aRecall, createFakeOrigin, createFakeRecallGateway, createFakeVehicleGateway } from 'vinport/testing';
import { createMayBeSold } from './may-be-sold.ts';

const ACCORD = '1HGCM82693A000001';
const vehicle = { year: 2003, make: 'HONDA', model: 'ACCORD' };

/** Creates an in-memory origin whose Accord has these recalls. */
function setUp(...recalls: readonly ReturnType<typeof aRecall>[]) {
  const origin = { ...createFakeOrigin(), recalls: recalls.map((recall) => ({ vehicle, recall })) };
  return createMayBeSold({
    decodeVehicle: createDecodeVehicle({ vehicles: createFakeVehicleGateway(origin) }),
    checkRecallsByVin: createCheckRecallsByVin({ recalls: createFakeRecallGateway(origin) }),
  });
}

test('allows the sale of a vehicle without serious recalls', async () => {
  const verdict = await setUp(aRecall())(ACCORD);
  assert.deepEqual(verdict._unsafeUnwrap(), { vehicle: '2003 Honda Accord', maySell: true, because: [] });
});

test('forbids the sale of a vehicle that must not be driven', async () => {
  const verdict = await setUp(aRecall({ campaign: '20V026000', parkIt: true }))(ACCORD);
  assert.deepEqual(verdict._unsafeUnwrap(), { vehicle: '2003 Honda Accord', maySell: false, because: ['20V026000'] });
});

test('returns an error instead of throwing for a mistyped VIN', async () => {
  const verdict = await setUp()('1HGCM82693A0000');
  assert.equal(verdict._unsafeUnwrapErr().code, 'vin-length');
});
