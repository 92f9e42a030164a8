import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { type MessageAnswer, type Sending, sentMessage } from './sent-message.ts';

describe('sentMessage', () => {
  it('returns the response to an accepted message', async () => {
    const answer = { status: 'success', message: 'Stored', creditGranted: true } as const;
    expect((await sentMessage(() => okAsync(answer)))._unsafeUnwrap()).toEqual(answer);
  });

  it.each([
    ['status error', okAsync({ status: 'error', message: 'Too long' }), 'Too long'],
    ['status error without a message', okAsync({ status: 'error', message: null }), null],
    ['a refusal', errAsync({ code: 'refused', message: 'Blocked', fields: {} }), 'Blocked'],
    ['a refusal without a message', errAsync({ code: 'refused', message: null }), null],
    ['a failure without a message', errAsync({ code: 'server-failed', requestId: 'r1' }), null],
  ] satisfies [string, Sending<MessageAnswer>, string | null][])(
    'FBK-12 returns the text of %s',
    async (_which, answer, message) => {
      expect((await sentMessage(() => answer))._unsafeUnwrapErr()).toEqual({ code: 'not-sent', message });
    },
  );

  it.each([
    ['an error', new Error('No network'), 'No network'],
    ['a text', 'broken', 'broken'],
  ])('FBK-12 returns the message of %s thrown synchronously or asynchronously', async (_which, thrown, message) => {
    const atOnce = sentMessage(() => {
      throw thrown;
    });
    const later = sentMessage(() => new ResultAsync<MessageAnswer, never>(Promise.reject(thrown)));
    expect((await atOnce)._unsafeUnwrapErr()).toEqual({ code: 'not-sent', message });
    expect((await later)._unsafeUnwrapErr()).toEqual({ code: 'not-sent', message });
  });

  it.each(['signed-out', 'cancelled'] as const)('does not treat %s as a failure to send', async (code) => {
    expect((await sentMessage(() => errAsync({ code })))._unsafeUnwrapErr()).toEqual({ code });
  });
});
