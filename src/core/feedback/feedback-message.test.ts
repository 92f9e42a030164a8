import { expect, it } from 'vitest';
import { readFeedbackMessage } from './feedback.ts';

it.each([
  [1, 'Enter a message'],
  [2, 'Please enter a message'],
] as const)('FBK-07 requires a message on step %d: %s', (step, message) => {
  for (const text of ['', ' \n']) {
    expect(readFeedbackMessage(step, text)._unsafeUnwrapErr()).toEqual({ code: 'message-missing', message });
  }
});

it('accepts a message unmodified', () => {
  expect(readFeedbackMessage(1, ' Good. ')._unsafeUnwrap()).toBe(' Good. ');
  expect(readFeedbackMessage(2, 'Late.')._unsafeUnwrap()).toBe('Late.');
});
