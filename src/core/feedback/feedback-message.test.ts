import { expect, it } from 'vitest';
import { readFeedbackMessage } from './feedback-message.ts';

it.each([
  [1, 'Enter a message'],
  [2, 'Please enter a message'],
] as const)('FBK-07 asks on step %d for a message: %s', (step, message) => {
  for (const text of ['', ' \n']) {
    expect(readFeedbackMessage(step, text)._unsafeUnwrapErr()).toEqual({ code: 'message-missing', message });
  }
});

it('takes a message as it was typed', () => {
  expect(readFeedbackMessage(1, ' Good. ')._unsafeUnwrap()).toBe(' Good. ');
  expect(readFeedbackMessage(2, 'Late.')._unsafeUnwrap()).toBe('Late.');
});
