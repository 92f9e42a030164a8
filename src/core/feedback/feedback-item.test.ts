import { describe, expect, it } from 'vitest';
import { FEEDBACKS_STORAGE_KEY, mayStartFeedback, withFeedback } from './feedback-item.ts';
import { FEEDBACK_TYPES } from './feedback-type.ts';

const vin = '1HGCM82693A000001';
const otherVin = '1FTFW1ET5DFA00001';

describe('mayStartFeedback', () => {
  it('FBK-10 allows feedback if none was given for the VIN', () => {
    for (const type of FEEDBACK_TYPES) {
      expect(mayStartFeedback([], { vin, type })).toBe(true);
      expect(mayStartFeedback([{ vin: otherVin, type }], { vin, type })).toBe(true);
    }
  });

  it('FBK-10 prevents feedback after the same type, or after regenerate or sticker', () => {
    for (const given of FEEDBACK_TYPES) {
      for (const type of FEEDBACK_TYPES) {
        const isBlocked = given === type || given === 'regenerate' || given === 'sticker';
        expect(
          mayStartFeedback(
            [
              { vin: otherVin, type },
              { vin, type: given },
            ],
            { vin, type },
          ),
        ).toBe(!isBlocked);
      }
    }
  });

  it('ignores the case of a VIN', () => {
    const small = vin.toLowerCase();

    expect(mayStartFeedback([{ vin: small, type: 'report' }], { vin, type: 'report' })).toBe(false);
    expect(mayStartFeedback([{ vin, type: 'report' }], { vin: small, type: 'report' })).toBe(false);
  });
});

describe('withFeedback', () => {
  const given = [{ vin, type: 'report' }] as const;

  it('appends new feedback', () => {
    expect(withFeedback(given, { vin, type: 'general' })).toEqual([...given, { vin, type: 'general' }]);
    expect(withFeedback(given, { vin: otherVin, type: 'report' })).toHaveLength(2);
  });

  it('adds the same feedback only once', () => {
    const both = withFeedback(given, { vin: otherVin, type: 'report' });

    expect(withFeedback(given, { vin, type: 'report' })).toEqual(given);
    expect(withFeedback(both, { vin, type: 'report' })).toEqual(both);
  });
});

it('FBK-10 stores feedback under the key feedbacks', () => {
  expect(FEEDBACKS_STORAGE_KEY).toBe('feedbacks');
});
