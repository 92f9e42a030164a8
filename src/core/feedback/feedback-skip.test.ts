import { describe, expect, it } from 'vitest';
import { apologyOptions, feedbackSkip } from './feedback-skip.ts';
import { FEEDBACK_TYPES } from './feedback-type.ts';

describe('feedbackSkip', () => {
  it.each([
    [0, { closes: true, sends: false }],
    [1, { closes: false, sends: true }],
    [2, { closes: true, sends: true }],
    [3, null],
  ] as const)('returns for step %d %j', (step, skip) => {
    expect(feedbackSkip({ step })).toEqual(skip);
  });
});

describe('apologyOptions', () => {
  it('offers a new sticker only for sticker feedback, and always the other options', () => {
    const always = ['contact-support', 'live-chat', 'nothing'];

    for (const type of FEEDBACK_TYPES) {
      const isSticker = type === 'sticker' || type === 'regenerate';
      expect(apologyOptions(type)).toEqual(isSticker ? ['regenerate-sticker', ...always] : always);
    }
  });
});
