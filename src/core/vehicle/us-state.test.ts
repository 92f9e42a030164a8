import { describe, expect, it } from 'vitest';
import { US_STATES, usState } from './us-state.ts';

describe('usState', () => {
  it('contains fifty states and the federal district, each once', () => {
    expect(new Set(US_STATES).size).toBe(51);
  });

  it('reads two letters in any case, and rejects anything that is not a state', () => {
    expect([usState(' ca '), usState('Dc')]).toEqual(['CA', 'DC']);
    expect([usState(''), usState('XX'), usState('CAL')]).toEqual([null, null, null]);
  });
});
