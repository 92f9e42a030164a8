import { describe, expect, it } from 'vitest';
import { stepsUpTo } from './order-documents.tsx';

describe('stepsUpTo', () => {
  it('returns nothing before the first step', () => {
    expect(stepsUpTo(null)).toEqual([]);
  });

  it('returns the first step unchanged', () => {
    expect(stepsUpTo({ step: 'vehicle', state: 'working' })).toEqual([{ step: 'vehicle', state: 'working' }]);
  });

  it.each([
    { step: 'source', source: 'NHTSA', state: 'working' },
    { step: 'report', state: 'working' },
  ] as const)('treats the vehicle as known in a later step: $step', (last) => {
    expect(stepsUpTo(last)).toEqual([{ step: 'vehicle', state: 'done' }, last]);
  });
});
