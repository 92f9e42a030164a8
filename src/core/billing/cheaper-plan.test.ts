import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import { cheaperPlan } from './cheaper-plan.ts';

const single = aPlan({ code: 'single', price: usd(15) });
const small = aPlan({ code: 'small', documents: 5, price: usd(30), renewal: 'month' });
const current = aPlan({ code: 'current', documents: 20, price: usd(50), renewal: 'month' });
const offered = [single, small, current];

describe('cheaperPlan', () => {
  it.each([
    [0, 'single', usd(0)],
    [1, 'single', usd(15)],
    [3, 'small', usd(30)],
    [5, 'small', usd(30)],
  ])('for %i documents returns the plan %s and its cost', (used, code, cost) => {
    const cheaper = cheaperPlan(current, used, offered);
    expect([cheaper?.plan.code, cheaper?.cost]).toEqual([code, cost]);
  });

  it('returns null if the subscription is the cheapest option', () => {
    expect(cheaperPlan(current, 6, offered)).toBeNull();
    expect(cheaperPlan(current, 1, [current])).toBeNull();
  });

  it.each([
    ['another kind', { kind: 'sticker' }],
    ['another currency', { price: { amount: 1, currency: 'EUR' } }],
    ['another rhythm', { renewal: 'year', price: usd(1) }],
  ] as const)('ignores plans of %s', (_what, change) => {
    expect(cheaperPlan(current, 1, [aPlan({ ...small, ...change })])).toBeNull();
  });

  it('counts only whole packs, and a single purchase of an unlimited plan', () => {
    const pack = aPlan({ code: 'pack', documents: 4, price: usd(20) });
    expect(cheaperPlan(current, 5, [pack])?.cost).toEqual(usd(40));
    const endless = aPlan({ code: 'endless', documents: 'unlimited', price: usd(40), renewal: 'month' });
    expect(cheaperPlan(current, 500, [endless])?.plan).toBe(endless);
    const bought = aPlan({ code: 'bought', documents: 'unlimited', price: usd(45) });
    expect(cheaperPlan(current, 500, [bought])?.cost).toEqual(usd(45));
  });

  it('never returns a plan that costs the same or more', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1, max: 10_000 }), (used, price) => {
        const other = aPlan({ ...small, price: { amount: price, currency: 'USD' } });
        const cheaper = cheaperPlan(current, used, [single, other]);
        expect(cheaper === null || cheaper.cost.amount < current.price.amount).toBe(true);
      }),
    );
  });
});
