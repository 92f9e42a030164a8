import { err, type Result } from 'neverthrow';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { type PasswordLengthProblem, passwordLengthProblem } from '#core/account/new-password.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** Why a change that requires the password was refused. */
type PasswordConfirmationError =
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

/** The result of changing the password. */
export type PasswordAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'unconfirmed'; readonly problem: 'password-missing' | 'password-wrong' }
  | { readonly kind: 'weak'; readonly problem: PasswordLengthProblem | 'password-common' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Changes the signed-in person's password to the typed one, after confirming the current one. */
export async function changeOwnPassword(
  form: FormData,
  { request: { signal }, context }: ActionFunctionArgs,
): Promise<PasswordAnswer> {
  const newPassword = String(form.get('password') ?? '');
  const problem = passwordLengthProblem(newPassword);
  if (problem !== null) return { kind: 'weak', problem };
  const confirmed = await confirmOwnPassword(String(form.get('currentPassword') ?? ''), context, signal);
  if (confirmed.isErr()) {
    const { error } = confirmed;
    return error.kind === 'failed' ? error : { kind: 'unconfirmed', problem: `password-${error.kind}` };
  }
  const accounts = await resolveService(context, 'accounts');
  return accounts.changePassword(newPassword, { signal }).match(
    (): PasswordAnswer => ({ kind: 'changed' }),
    (error) => {
      const isWeak = error.code === 'refused' && 'new_pass' in error.fields;
      return isWeak ? { kind: 'weak', problem: 'password-common' } : { kind: 'failed', error };
    },
  );
}
