import { describe, expect, it } from 'vitest';
import { DELETION_REQUESTED_MESSAGE, DELETION_REQUESTED_MS, readDeletionRequest } from './deletion-request.ts';

const request = { email: 'user@demo.vinport.example', message: 'Delete me.' };

describe('readDeletionRequest', () => {
  it('accepts an e-mail address with a message, as typed', () => {
    expect(readDeletionRequest(request)._unsafeUnwrap()).toEqual(request);
  });

  it.each([[''], ['user'], ['user@demo'], ['us er@demo.example'], ['a@b@c.d']])(
    'refuses the address %j in the words of the specification',
    (email) => {
      expect(readDeletionRequest({ ...request, email })._unsafeUnwrapErr()).toEqual({
        code: 'email-invalid',
        message: 'Please enter a valid email address.',
      });
    },
  );

  it.each([[''], [' \n']])('refuses the message %j in the words of the specification', (message) => {
    expect(readDeletionRequest({ ...request, message })._unsafeUnwrapErr()).toEqual({
      code: 'message-missing',
      message: 'Please enter a message.',
    });
  });

  it('names the address first where both are wrong', () => {
    expect(readDeletionRequest({ email: '', message: '' })._unsafeUnwrapErr().code).toBe('email-invalid');
  });
});

it('thanks for a deletion request for ten seconds', () => {
  expect([DELETION_REQUESTED_MESSAGE, DELETION_REQUESTED_MS]).toEqual([
    'Your request has been submitted successfully!',
    10_000,
  ]);
});
