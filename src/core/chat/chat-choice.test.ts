import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatChoiceFrom } from './chat-choice.ts';

describe('chatChoiceFrom', () => {
  it.each([
    ['text', '12345678', '12345678'],
    ['a number', 7, '7'],
    ['text between blanks', ' 7 ', '7'],
    ['the longest', '1'.repeat(20), '1'.repeat(20)],
  ])('selects LiveChat with a license that is %s', (_what, license, expected) => {
    expect(chatChoiceFrom({ chat: { license } })).toEqual({ kind: 'livechat', license: expected });
  });

  it.each([
    ['nothing is loaded', null],
    ['there is no chat', {}],
    ['chat is not an object', { chat: '7' }],
    ['there is no license', { chat: {} }],
    ['the license is empty', { chat: { license: '' } }],
    ['the license is not a number', { chat: { license: '7"><script>' } }],
    ['the number has a prefix', { chat: { license: 'x7' } }],
    ['the license is too long', { chat: { license: '1'.repeat(21) } }],
  ])('selects the built-in chat when %s', (_when, config) => {
    expect(chatChoiceFrom(config)).toEqual({ kind: 'embedded' });
  });

  it('never throws and accepts only digits', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (chat, license) => {
        for (const config of [{ chat }, { chat: { license } }]) {
          const choice = chatChoiceFrom(config);
          expect(choice.kind === 'embedded' || /^\d+$/.test(choice.license)).toBe(true);
        }
      }),
    );
  });
});
