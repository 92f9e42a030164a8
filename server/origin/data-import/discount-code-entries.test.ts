import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { discountCodeEntries } from './discount-code-entries.ts';
import { importEntries, type RejectedEntry } from './import-entries.ts';

describe.each(['sqlite', 'postgres'] as const)('importing codes on %s', (engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
  });
  afterAll(() => origin.close());

  it('imports percentages and amounts, rejects codes with both or neither, and changes nothing the second time', async () => {
    const base = { list: 'coupons' };
    const values = [
      { ...base, code: 'spring', percent: 20, valid_until: '2026-07-01', plan_kinds: ['vhr'], total_limit: 100 },
      { ...base, code: 'FIVE', amount: 500, currency: 'USD' },
      { ...base, code: 'BOTH', percent: 5, amount: 500, currency: 'USD' },
      { ...base, code: 'NOTHING' },
      { ...base, code: 'BARE', amount: 500 },
      { ...base, code: 'TOO-MUCH', percent: 101 },
      { ...base, code: 'no code', percent: 5 },
    ].map((value, index) => ({ line: index + 1, value }));
    const rejected: RejectedEntry[] = [];
    const onRejected = (entry: RejectedEntry) => rejected.push(entry);

    const summary = await importEntries(origin.ctx, discountCodeEntries, values, { onRejected });

    expect(summary).toEqual({ entries: 7, rejected: 5, written: 2 });
    expect(rejected.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
    const [five, spring] = await origin.ctx.db.selectFrom('discount_codes').selectAll().orderBy('code').execute();
    expect(five).toMatchObject({ code: 'FIVE', percent: null, amount: 500, currency: 'USD', plan_kinds: null });
    expect(spring).toMatchObject({ code: 'SPRING', percent: 20, valid_until: Date.UTC(2026, 6, 1), total_limit: 100 });
    expect(await importEntries(origin.ctx, discountCodeEntries, values)).toMatchObject({ written: 0 });
  });
});
