import { type ActionFunctionArgs, redirect } from 'react-router';
import { type PasswordLengthProblem, passwordLengthProblem } from '#core/account/new-password.ts';
import { hasEmailForm } from '#core/person/email-address.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';
import { SIGNED_IN_PATH } from '#ui/app/paths/local-path.ts';

/** The result of requesting a reset link: reported as sent, or failed. */
export interface ResetAnswer {
  readonly email: string;
  readonly problem: 'email-missing' | 'email-invalid' | null;
  readonly failure: CallError | null;
}

/** Requests a reset link by email. The response is the same whether or not the address has an account. */
export async function askForReset({ request, context }: ActionFunctionArgs): Promise<ResetAnswer> {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const refused = (problem: ResetAnswer['problem']): ResetAnswer => ({ email, problem, failure: null });
  if (email === '') return refused('email-missing');
  if (!hasEmailForm(email)) return refused('email-invalid');
  const accounts = await resolveService(context, 'accounts');
  const asked = await accounts.resetPassword(email, { signal: request.signal });
  return asked.match(
    () => refused(null),
    (error) => {
      if (error.code === 'refused' && 'email' in error.fields) return refused('email-invalid');
      return { email, problem: null, failure: error };
    },
  );
}

/** Why the password was not changed. */
export type SetPasswordAnswer =
  | { readonly kind: 'weak'; readonly problem: PasswordLengthProblem | 'password-common' }
  /** The link was already used, has expired, or never existed. */
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Sets the typed password with the emailed link, then signs the person in and redirects them. */
export async function setPassword({
  request,
  context,
  params: { token: linkToken = '' },
}: ActionFunctionArgs): Promise<SetPasswordAnswer> {
  const form = await request.formData();
  const newPassword = String(form.get('password') ?? '');
  const problem = passwordLengthProblem(newPassword);
  if (problem !== null) return { kind: 'weak', problem };
  const confirmPasswordReset = await resolveService(context, 'confirmPasswordReset');
  const reset = await confirmPasswordReset({ linkToken, newPassword }, { signal: request.signal });
  if (reset.isOk()) throw redirect(SIGNED_IN_PATH);
  const { error } = reset;
  switch (error.code) {
    case 'not-found':
      return { kind: 'over' };
    case 'refused':
      return 'new_pass' in error.fields ? { kind: 'weak', problem: 'password-common' } : { kind: 'over' };
    default:
      return { kind: 'failed', error };
  }
}
