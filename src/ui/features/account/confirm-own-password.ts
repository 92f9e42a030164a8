import { err, type Result } from 'neverthrow';
import type { RouterContextProvider } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** Why a change that requires the password was refused. */
export type PasswordConfirmationError =
  | { readonly kind: 'missing' | 'wrong' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Verifies the signed-in person's password before the password or email address is changed (SEC-08). */
export async function confirmOwnPassword(
  password: string,
  context: Readonly<RouterContextProvider>,
  signal: AbortSignal,
): Promise<Result<void, PasswordConfirmationError>> {
  if (password === '') return err({ kind: 'missing' });
  const accounts = await resolveService(context, 'accounts');
  return accounts
    .confirmPassword(password, { signal })
    .mapErr((error) =>
      error.code === 'refused' && 'pass' in error.fields ? { kind: 'wrong' } : { kind: 'failed', error },
    );
}
