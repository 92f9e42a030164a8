import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyGatewayCall } from '../setup/gateway-calls/every-gateway-call.ts';
import { expectedOf, FAULT_NAMES, LISTED_CALL_NAMES } from './fault-matrix.ts';
import { FAULTS } from './faults.ts';
import { outcomeUnder } from './outcome-under.ts';

const unhandled: unknown[] = [];
const noted = (reason: unknown) => unhandled.push(reason);

// In milliseconds, because the machine may be busy.
describe('every call under every fault', { timeout: 30_000 }, () => {
  beforeAll(() => void process.on('unhandledRejection', noted));
  afterAll(() => void process.off('unhandledRejection', noted));

  it('is in exactly one column of the matrix', () => {
    const names = everyGatewayCall.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(LISTED_CALL_NAMES).size).toBe(LISTED_CALL_NAMES.length);
    expect(names).toEqual(expect.arrayContaining([...LISTED_CALL_NAMES]));
    expect(FAULT_NAMES.toSorted()).toEqual(Object.keys(FAULTS).toSorted());
  });

  it.concurrent.each(everyGatewayCall)(
    'CALL-02 CALL-03 CALL-06 GAP-12 GAP-17 $name comes to what the matrix says',
    async (call) => {
      const outcomes = FAULT_NAMES.map(async (fault) => [fault, await outcomeUnder(fault, call)]);
      expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(expectedOf(call.name));
    },
  );

  it('leaves no unhandled rejections', async () => {
    // Unhandled rejections are reported when the microtask queue is empty.
    await setImmediate();
    expect(unhandled).toEqual([]);
  });
});
