import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { DeletionRequest } from './deletion-request.ts';
import { createRequestDeletion } from './request-deletion.ts';

const request = { email: 'ada@people.example', message: 'Please delete all.' };

function setUp(failure?: GatewayError) {
  const sent: [DeletionRequest, CallOptions | undefined][] = [];
  const requestDeletion = createRequestDeletion({
    accounts: {
      requestDeletion: (request, options) => {
        sent.push([request, options]);
        return failure ? errAsync(failure) : okAsync(undefined);
      },
    },
  });
  return { requestDeletion, sent };
}

describe('requestDeletion', () => {
  it('ACC-11 sends email address and message', async () => {
    const { requestDeletion, sent } = setUp();
    const options = { signal: new AbortController().signal };
    expect((await requestDeletion(request, options)).isOk()).toBe(true);
    expect(sent).toEqual([[request, options]]);
  });

  it.each([
    [
      { ...request, email: 'ada' },
      { code: 'email-invalid', message: 'Please enter a valid email address.' },
    ],
    [
      { ...request, message: ' ' },
      { code: 'message-missing', message: 'Please enter a message.' },
    ],
  ])('ACC-15 sends no request for an invalid form: %j', async (typed, error) => {
    const { requestDeletion, sent } = setUp();
    expect((await requestDeletion(typed))._unsafeUnwrapErr()).toEqual(error);
    expect(sent).toEqual([]);
  });

  it.each<[GatewayError, string]>([
    [
      { code: 'refused', message: 'Too many requests for this account.', fields: {} },
      'Too many requests for this account.',
    ],
    [{ code: 'not-found', message: 'There is no such account.' }, 'There is no such account.'],
    [{ code: 'refused', message: null, fields: {} }, 'Something went wrong'],
    [{ code: 'conflict', message: ' ' }, 'Something went wrong'],
    [{ code: 'server-failed', requestId: 'r1' }, 'Something went wrong'],
    [{ code: 'unreachable' }, 'Something went wrong'],
  ])("ACC-11 returns the origin's message, or else the generic message: %j", async (cause, message) => {
    const { requestDeletion } = setUp(cause);
    expect((await requestDeletion(request))._unsafeUnwrapErr()).toEqual({ code: 'deletion-failed', message, cause });
  });

  it('passes `cancelled` on unchanged', async () => {
    const { requestDeletion } = setUp({ code: 'cancelled' });
    expect((await requestDeletion(request))._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
  });
});
