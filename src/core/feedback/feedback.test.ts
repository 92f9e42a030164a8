import { describe, expect, it } from 'vitest';
import { feedbackOf } from './feedback.ts';

describe('feedbackOf', () => {
  it('FBK-08 FBK-09 assembles the request data', () => {
    expect(feedbackOf({ type: 'regenerate', vin: ' VIN ', rating: 4 }, 'Fine')).toEqual({
      vin: 'VIN',
      reportType: 'sticker',
      satisfaction: 4,
      message: 'Fine',
    });
  });

  it.each([null, '', ' '])('FBK-08 omits a missing VIN: %j', (vin) => {
    expect(feedbackOf({ type: 'negative', vin, rating: null }, '')).toEqual({
      vin: null,
      reportType: null,
      satisfaction: null,
      message: '',
    });
  });
});
