import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
import { usd } from '#tests/builders/usd.ts';
import type { Plan } from './plan.ts';
import { planSaving } from './plan-saving.ts';

const report = aPlan();
const sticker = aPlan({ code: 'sticker-1', kind: 'sticker', price: usd(9.99) });
const bundle = aPlan({
  code: 'bundle-1',
  kind: 'global',
  documents: 2,
  price: usd(19.99),
  bundle: { vhr: 1, sticker: 1 },
});

const amount = fc.integer({ min: 1, max: 10_000_000 });
const count = fc.integer({ min: 1, max: 1_000 });

describe('planSaving', () => {
  it('PAY-10 compares a bundle with its parts, and a pack with the same number of single documents', () => {
    const offered = [report, sticker, bundle];
    expect(planSaving(bundle, offered)).toEqual({ separately: usd(24.98), saved: usd(4.99), percent: 19 });
    expect(planSaving(aPlan({ documents: 5, price: usd(49.99) }), offered)).toEqual({
      separately: usd(74.95),
      saved: usd(24.96),
      percent: 33,
    });
  });

  it.each([
    ['costs as much as its parts', { price: usd(24.98) }, [report, sticker]],
    ['costs more than its parts', { price: usd(30) }, [report, sticker]],
    ['has a part that is not sold separately', {}, [report]],
    ['has parts in another currency', {}, [report, { ...sticker, price: { amount: 999, currency: 'EUR' } }]],
    ['is in another currency', { price: { amount: 1, currency: 'EUR' } }, [report, sticker]],
  ])('PAY-10 shows no saving for a bundle that %s', (_what, changes, offered) => {
    expect(planSaving({ ...bundle, ...changes }, offered)).toBeNull();
  });

  it.each<[string, Partial<Plan>]>([
    ['for one document', {}],
    ['without a limit', { documents: 'unlimited' }],
    ['for documents of either kind', { kind: 'global', documents: 5 }],
  ])('ignores a plan %s', (_what, changes) => {
    expect(planSaving(aPlan({ code: 'other', price: usd(0.01), ...changes }), [report, sticker])).toBeNull();
  });

  it('PAY-10 shows exactly the actual savings', () => {
    fc.assert(
      fc.property(amount, amount, amount, count, count, (ofReport, ofSticker, ofBundle, vhr, stickers) => {
        const money = (minorUnits: number) => ({ amount: minorUnits, currency: 'USD' });
        const offered = [aPlan({ price: money(ofReport) }), { ...sticker, price: money(ofSticker) }];
        const sold = { ...bundle, price: money(ofBundle), bundle: { vhr, sticker: stickers } };
        const saving = planSaving(sold, [...offered, sold]);
        const parts = ofReport * vhr + ofSticker * stickers;
        if (ofBundle >= parts) return saving === null;
        if (saving === null) return false;
        // Avoids division: the percentage must never overstate the saving.
        const isReal = saving.percent * parts <= (parts - ofBundle) * 100;
        return saving.saved.amount === parts - ofBundle && saving.separately.amount === parts && isReal;
      }),
    );
  });
});
