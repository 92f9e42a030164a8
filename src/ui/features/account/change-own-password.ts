import type { RouterContextProvider } from 'react-router';
import { type PasswordLengthProblem, passwordLengthProblem } from '../../../core/account/new-password.ts';
import type { CallError } from '../../call-error.ts';
import { needed } from '../../container-context.ts';

/** What became of another password. */
export type PasswordAnswer =
  | { readonly kind: 'changed' }
  | { readonly kind: 'weak'; readonly problem: PasswordLengthProblem | 'password-common' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Gives the signed-in person the password that was typed. */
export async function changeOwnPassword(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  signal: AbortSignal,
): Promise<PasswordAnswer> {
  const newPassword = String(form.get('password') ?? '');
  const problem = passwordLengthProblem(newPassword);
  if (problem !== null) return { kind: 'weak', problem };
  const changePassword = await needed(context, 'changePassword');
  return changePassword(newPassword, { signal }).match(
    (): PasswordAnswer => ({ kind: 'changed' }),
    (error) => {
      if (error.code === 'password-missing') return { kind: 'weak', problem: error.code };
      const isWeak = error.code === 'refused' && 'new_pass' in error.fields;
      return isWeak ? { kind: 'weak', problem: 'password-common' } : { kind: 'failed', error };
    },
  );
}
