import { describe, expect, it } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import { bundlePurchase, singlePurchase } from './single-purchase.ts';

const report = aPlan();
const sticker = aPlan({ code: 'sticker-1', kind: 'sticker', price: usd(9.99) });

describe('singlePurchase', () => {
  it('returns the nonrenewing plan with a single document', () => {
    const plans = [aPlan({ code: 'five', documents: 5 }), aPlan({ code: 'month', renewal: 'month' }), sticker, report];
    expect(singlePurchase(plans, 'vhr')).toBe(report);
    expect(singlePurchase(plans, 'sticker')).toBe(sticker);
  });

  it('returns the cheapest plan, including a global plan', () => {
    const either = aPlan({ code: 'either', kind: 'global', price: usd(12) });
    expect(singlePurchase([report, either, aPlan({ price: usd(20) })], 'vhr')).toBe(either);
    expect(singlePurchase([sticker, either], 'sticker')).toBe(sticker);
  });

  it('returns null if only packs, subscriptions or unlimited plans are sold', () => {
    const plans = [aPlan({ documents: 50 }), aPlan({ documents: 'unlimited', renewal: 'month' })];
    expect(singlePurchase(plans, 'vhr')).toBeNull();
    expect(singlePurchase([], 'sticker')).toBeNull();
  });
});

describe('bundlePurchase', () => {
  const bundle = aPlan({ code: 'bundle', kind: 'global', documents: 2, bundle: { vhr: 1, sticker: 1 } });

  it('PAY-10 returns the cheapest nonrenewing bundle with a single report and a single sticker', () => {
    const cheaper = { ...bundle, code: 'cheaper', price: usd(9) };
    const larger = aPlan({ documents: 4, price: usd(1), bundle: { vhr: 2, sticker: 2 } });
    const monthly = { ...bundle, price: usd(1), renewal: 'month' } as const;
    expect(bundlePurchase([report, sticker, bundle, cheaper, larger, monthly])).toBe(cheaper);
  });

  it('returns null without bundles', () => {
    expect(bundlePurchase([report, sticker, aPlan({ kind: 'global', documents: 2 })])).toBeNull();
  });
});
