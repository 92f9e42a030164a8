import type { ActionFunctionArgs } from 'react-router';
import { type PasswordLengthProblem, passwordLengthProblem } from '#core/account/new-password.ts';
import type { RegisterError, Registration } from '#core/account/register.ts';
import { hasEmailForm } from '#core/person/email-address.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { formTexts } from '#ui/app/answers/form-texts.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

/** An error in a field of the form. */
type SignUpProblem = 'email-missing' | 'email-invalid' | PasswordLengthProblem | 'password-common' | 'terms-missing';

/** The result of the form: the email address that the link was sent to, or the errors. The password is not returned. */
export type SignUpAnswer =
  | { readonly kind: 'sent'; readonly email: string }
  | ({ readonly kind: 'failed' } & FailedSignUp);

/** The state of a refused form. */
export interface FailedSignUp {
  readonly typed: Omit<Registration, 'password'>;
  readonly problems: Readonly<Partial<Record<'email' | 'password' | 'terms', SignUpProblem>>>;
  readonly failure: CallError | null;
}

/** Registers the typed values. The response is the same whether or not the address has an account. */
export async function signUp({ request, context }: ActionFunctionArgs): Promise<SignUpAnswer> {
  const form = await request.formData();
  const { password, email, ...name } = formTexts(form, ['email', 'password', 'first', 'last', 'phone']);
  const typed = { ...name, email: email.trim() };
  const emailProblem = emailProblemOf(typed.email);
  const passwordProblem = passwordLengthProblem(password);
  if (emailProblem || passwordProblem || !form.has('terms')) {
    const problems = {
      ...(emailProblem && { email: emailProblem }),
      ...(passwordProblem && { password: passwordProblem }),
      ...(!form.has('terms') && { terms: 'terms-missing' as const }),
    };
    return { kind: 'failed', typed, problems, failure: null };
  }
  const register = await resolveService(context, 'register');
  const registered = await register({ ...typed, password }, { signal: request.signal });
  if (registered.isErr()) return { kind: 'failed', typed, ...saidOf(registered.error) };
  return { kind: 'sent', email: typed.email };
}

function emailProblemOf(email: string): 'email-missing' | 'email-invalid' | null {
  if (email === '') return 'email-missing';
  return hasEmailForm(email) ? null : 'email-invalid';
}

function saidOf({ cause }: RegisterError): Pick<FailedSignUp, 'problems' | 'failure'> {
  switch (cause.code) {
    case 'email-missing':
      return { problems: { email: cause.code }, failure: null };
    case 'password-missing':
      return { problems: { password: cause.code }, failure: null };
    case 'refused': {
      const problems = {
        ...('email' in cause.fields && { email: 'email-invalid' as const }),
        // The length was valid. The only other requirement is that the password is not a common one.
        ...('pass' in cause.fields && { password: 'password-common' as const }),
      };
      return { problems, failure: Object.keys(problems).length > 0 ? null : cause };
    }
    default:
      return { problems: {}, failure: cause };
  }
}
