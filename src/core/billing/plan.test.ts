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
  it('returns one list each for vhr, sticker and global plans, in the original order', () => {
    const [b, a, s, g] = [plan('b', 'vhr'), plan('a', 'vhr'), plan('s', 'sticker'), plan('g', 'global')];

    expect(plansByKind([b, s, g, a])).toEqual({ vhr: [b, a], sticker: [s], global: [g] });
    expect(plansByKind([])).toEqual(NO_PLANS);
  });
});

describe('planAudience', () => {
  it('returns dealer or user as the audience of plans', () => {
    expect(planAudience({ isDealer: true })).toBe('dealer');
    expect(planAudience({ isDealer: false })).toBe('user');
  });
});
