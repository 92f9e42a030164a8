import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import { AccountStore } from '../account/account-store.ts';
import { bareProfile } from '../account/user-profile.ts';
import { NO_CREDITS } from '../billing/credits.ts';
import { NO_SUBSCRIPTIONS } from '../billing/subscriptions.ts';
import { FeedbacksStore } from './feedbacks-store.ts';
import { createSubmitFeedback } from './submit-feedback.ts';

const ada = bareProfile({ id: 'u1', email: 'ada@people.example', first: 'Ada', last: '', kind: 'user' });
const dialog = { type: 'regenerate', vin: 'VIN', rating: 4 } as const;
const success: SendingAnswer = { status: 'success', message: null };

function setUp({ answer = success, token = 'secret', user = true }: Partial<Setting> = {}) {
  const sent: unknown[] = [];
  const account = new AccountStore();
  if (user) {
    account.loggedIn({ token: 'secret', user: ada, credits: NO_CREDITS, subscriptions: NO_SUBSCRIPTIONS });
  }
  const feedbacks = new FeedbacksStore();
  const submitFeedback = createSubmitFeedback({
    feedback: {
      send: (feedback, options) => {
        sent.push([feedback, options]);
        if (answer instanceof Error) throw answer;
        return 'code' in answer ? errAsync(answer) : okAsync(answer);
      },
    },
    cookies: { get: (name) => (name === 'token' ? token : null) },
    account,
    feedbacks,
  });
  return { submitFeedback, sent, feedbacks };
}

interface Setting {
  readonly answer: SendingAnswer | Error | { readonly code: 'unreachable' };
  readonly token: string | null;
  readonly user: boolean;
}

describe('submitFeedback', () => {
  it('FBK-08 FBK-09 FBK-11 sends feedback, shows the thank-you text and stores the feedback', async () => {
    const { submitFeedback, sent, feedbacks } = setUp();
    const options = { signal: new AbortController().signal };
    const result = await submitFeedback({ dialog, step: 1, message: 'Just right' }, options);
    expect(result._unsafeUnwrap()).toEqual({ message: 'Thank you for your feedback' });
    expect(sent).toEqual([[{ vin: 'VIN', reportType: 'sticker', satisfaction: 4, message: 'Just right' }, options]]);
    expect(feedbacks.get()).toEqual([{ vin: 'VIN', type: 'regenerate' }]);
  });

  it('FBK-08 FBK-10 stores feedback without a vehicle under an empty VIN', async () => {
    const { submitFeedback, sent, feedbacks } = setUp();
    await submitFeedback({ dialog: { type: 'negative', vin: null, rating: null }, step: 2, message: 'Bad' });
    expect(sent).toMatchObject([[{ vin: null, reportType: null, satisfaction: null, message: 'Bad' }, undefined]]);
    expect(feedbacks.get()).toEqual([{ vin: '', type: 'negative' }]);
  });

  it.each([
    [1, 'Enter a message'],
    [2, 'Please enter a message'],
  ] as const)('FBK-07 sends no request without a message on step %i', async (step, message) => {
    const { submitFeedback, sent } = setUp();
    const result = await submitFeedback({ dialog, step, message: ' ' });
    expect(result._unsafeUnwrapErr()).toEqual({ code: 'message-missing', message });
    expect(sent).toEqual([]);
  });

  it.each([1, 2] as const)('FBK-06 sends feedback without a message if step %i was skipped', async (step) => {
    const { submitFeedback, sent, feedbacks } = setUp();
    expect((await submitFeedback({ dialog, step, message: 'Half a thou', skipped: true })).isOk()).toBe(true);
    expect(sent).toMatchObject([[{ message: '', satisfaction: 4 }, undefined]]);
    expect(feedbacks.get()).toHaveLength(1);
  });

  it.each([{ token: null }, { user: false }])('FBK-13 sends no request for a visitor: %j', async (setting) => {
    const { submitFeedback, sent, feedbacks } = setUp(setting);
    const result = await submitFeedback({ dialog, step: 1, message: 'Fine' });
    expect(result._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect([sent, feedbacks.get()]).toEqual([[], []]);
  });

  it.each([
    [{ status: 'error', message: 'Too long' }, 'Too long'],
    [new Error('No network'), 'No network'],
    [{ code: 'unreachable' }, null],
  ] as const)('FBK-12 returns the error text and stores nothing: %s', async (answer, message) => {
    const { submitFeedback, feedbacks } = setUp({ answer });
    const result = await submitFeedback({ dialog, step: 1, message: 'Fine' });
    expect(result._unsafeUnwrapErr()).toEqual({ code: 'not-sent', message });
    expect(feedbacks.get()).toEqual([]);
  });
});
