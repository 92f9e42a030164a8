import { type RouterContextProvider, redirect } from 'react-router';
import { type PasswordLengthProblem, passwordLengthProblem } from '#core/account/new-password.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { SIGNED_IN_PATH } from '#ui/app/paths/local-path.ts';

/** Why the password is still the old one. */
export type SetPasswordAnswer =
  | { readonly kind: 'weak'; readonly problem: PasswordLengthProblem | 'password-common' }
  /** The link was used before, its time is over, or it never was one. */
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Sets the password that was typed by the mailed link; the person is signed in then, and led on. */
export async function setPassword(
  linkToken: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SetPasswordAnswer> {
  const form = await request.formData();
  const newPassword = String(form.get('password') ?? '');
  const problem = passwordLengthProblem(newPassword);
  if (problem !== null) return { kind: 'weak', problem };
  const confirmPasswordReset = await resolveService(context, 'confirmPasswordReset');
  const reset = await confirmPasswordReset({ linkToken, newPassword }, { signal: request.signal });
  if (reset.isOk()) throw redirect(SIGNED_IN_PATH);
  const { error } = reset;
  switch (error.code) {
    case 'password-missing':
      return { kind: 'weak', problem: error.code };
    case 'link-missing':
    case 'not-found':
      return { kind: 'over' };
    case 'refused':
      return 'new_pass' in error.fields ? { kind: 'weak', problem: 'password-common' } : { kind: 'over' };
    default:
      return { kind: 'failed', error };
  }
}
