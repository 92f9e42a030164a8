import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { CallOptions } from '#ports/call-options.ts';
import { DeletionFormStore } from './deletion-form-store.ts';
import type { DeletionRequest } from './deletion-request.ts';
import type { RequestDeletionError } from './request-deletion.ts';
import { createSubmitDeletionForm } from './submit-deletion-form.ts';

const request = { email: 'ada@people.example', message: 'Please delete all.' };

/** A filled-in form with a call that the test resolves. */
function setUp() {
  const form = new DeletionFormStore();
  form.typed(request);
  const asked: [DeletionRequest, CallOptions | undefined][] = [];
  const notifications: unknown[] = [];
  const answers: ((result: Result<void, RequestDeletionError>) => void)[] = [];
  const submit = createSubmitDeletionForm({
    requestDeletion: (request, options) => {
      asked.push([request, options]);
      return new ResultAsync(new Promise((answer) => answers.push(answer)));
    },
    form,
    notify: (notification) => notifications.push(notification),
  });
  return {
    form,
    asked,
    notifications,
    submit,
    answer: (result: Result<void, RequestDeletionError>) => answers.at(-1)?.(result),
  };
}

describe('submitDeletionForm', () => {
  it('ACC-14 starts idle and empty', () => {
    expect(new DeletionFormStore().get()).toEqual({ status: 'idle', email: '', message: '' });
  });

  it('ACC-14 goes through submitting to success, clears the fields and notifies for ten seconds', async () => {
    const { form, asked, notifications, submit, answer } = setUp();
    const options = { signal: new AbortController().signal };
    const submitted = submit(options);
    expect(form.get()).toEqual({ status: 'submitting', ...request });
    expect(notifications).toEqual([]);
    answer(ok(undefined));
    await submitted;
    expect(asked).toEqual([[request, options]]);
    expect(form.get()).toEqual({ status: 'success', email: '', message: '' });
    expect(notifications).toEqual([
      {
        text: 'Your request has been submitted successfully!',
        tone: 'success',
        durationMs: 10_000,
        code: 'deletion-requested',
      },
    ]);
  });

  it('ACC-14 ACC-15 shows the error text, retains the fields, and clears the text on the next attempt', async () => {
    const { form, asked, notifications, submit, answer } = setUp();
    const failed = submit();
    const error = { code: 'deletion-failed', message: 'Not now.', cause: { code: 'unreachable' } } as const;
    answer(err(error));
    await failed;
    expect(form.get()).toEqual({ status: 'failure', ...request, error });
    expect(notifications).toEqual([]);
    form.typed({ message: 'Please.' });
    expect(form.get()).toMatchObject({ status: 'failure', message: 'Please.', email: request.email, error });
    const again = submit();
    expect(form.get()).toEqual({ status: 'submitting', ...request, message: 'Please.' });
    answer(ok(undefined));
    await again;
    expect(asked).toHaveLength(2);
  });

  it('ACC-14 ignores a second attempt while a request is pending', async () => {
    const { asked, submit, answer } = setUp();
    const first = submit();
    await submit();
    expect(asked).toHaveLength(1);
    answer(ok(undefined));
    await first;
  });

  it('ACC-14 returns to idle and retains the fields if the person leaves in the meantime', async () => {
    const { form, notifications, submit, answer } = setUp();
    const submitted = submit();
    answer(err({ code: 'cancelled' }));
    await submitted;
    expect(form.get()).toEqual({ status: 'idle', ...request });
    expect(notifications).toEqual([]);
  });
});
