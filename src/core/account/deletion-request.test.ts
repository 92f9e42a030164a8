import { describe, expect, it } from 'vitest';
import { DELETION_REQUESTED_MESSAGE, DELETION_REQUESTED_MS, readDeletionRequest } from './deletion-request.ts';

const request = { email: 'user@demo.vinport.example', message: 'Delete me.' };

describe('readDeletionRequest', () => {
  it('accepts an email address with a message, unmodified', () => {
    expect(readDeletionRequest(request)._unsafeUnwrap()).toEqual(request);
  });

  it.each([[''], ['user'], ['user@demo'], ['us er@demo.example'], ['a@b@c.d']])(
    'rejects the address %j with the message from the specification',
    (email) => {
      expect(readDeletionRequest({ ...request, email })._unsafeUnwrapErr()).toEqual({
        code: 'email-invalid',
        message: 'Please enter a valid email address.',
      });
    },
  );

  it.each([[''], [' \n']])('rejects the message %j with the message from the specification', (message) => {
    expect(readDeletionRequest({ ...request, message })._unsafeUnwrapErr()).toEqual({
      code: 'message-missing',
      message: 'Please enter a message.',
    });
  });

  it('reports the address first if both fields are invalid', () => {
    expect(readDeletionRequest({ email: '', message: '' })._unsafeUnwrapErr().code).toBe('email-invalid');
  });
});

it('shows the success message for ten seconds', () => {
  expect([DELETION_REQUESTED_MESSAGE, DELETION_REQUESTED_MS]).toEqual([
    'Your request has been submitted successfully!',
    10_000,
  ]);
});
