import { describe, expect, it } from 'vitest';
import { NO_PLANS, type Plan, planAudience, plansByKind } from './plan.ts';

const plan = (code: string, kind: Plan['kind']): Plan => ({
  code,
  name: code,
  kind,
  documents: 1,
  price: { amount: 1_499, currency: 'USD' },
  renewal: 'once',
  bundle: null,
  recommended: false,
});

describe('plansByKind', () => {
  it('keeps one list for vhr, one for sticker and one for global plans, in their order', () => {
    const [b, a, s, g] = [plan('b', 'vhr'), plan('a', 'vhr'), plan('s', 'sticker'), plan('g', 'global')];

    expect(plansByKind([b, s, g, a])).toEqual({ vhr: [b, a], sticker: [s], global: [g] });
    expect(plansByKind([])).toEqual(NO_PLANS);
  });
});

describe('planAudience', () => {
  it('asks for the plans of dealers or of users', () => {
    expect(planAudience({ isDealer: true })).toBe('dealer');
    expect(planAudience({ isDealer: false })).toBe('user');
  });
});
