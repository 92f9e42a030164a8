import { type RouterContextProvider, redirect } from 'react-router';
import { hasEmailForm } from '../../../core/account/email-address.ts';
import { type PasswordLengthProblem, passwordLengthProblem } from '../../../core/account/new-password.ts';
import type { RegisterError, Registration } from '../../../core/account/register.ts';
import type { CallError } from '../../call-error.ts';
import { needed } from '../../container-context.ts';
import { localPath, SIGNED_IN_PATH } from '../../local-path.ts';

/** What is wrong with a field of the form. */
type SignUpProblem =
  | 'email-missing'
  | 'email-invalid'
  | 'email-taken'
  | PasswordLengthProblem
  | 'password-common'
  | 'terms-missing';

/** What a form that made no account is shown with; the password is not given back. */
export interface SignUpAnswer {
  readonly typed: Omit<Registration, 'password'>;
  readonly problems: Readonly<Partial<Record<'email' | 'password' | 'terms', SignUpProblem>>>;
  readonly failure: CallError | null;
}

/** Makes an account out of what was typed, and leads on to where the person was on the way to. */
export async function signUp(request: Request, context: Readonly<RouterContextProvider>): Promise<SignUpAnswer> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const { password, ...typed } = {
    email: text('email').trim(),
    password: text('password'),
    first: text('first'),
    last: text('last'),
    phone: text('phone'),
  };
  const emailProblem = emailProblemOf(typed.email);
  const passwordProblem = passwordLengthProblem(password);
  if (emailProblem || passwordProblem || !form.has('terms')) {
    const problems = {
      ...(emailProblem && { email: emailProblem }),
      ...(passwordProblem && { password: passwordProblem }),
      ...(!form.has('terms') && { terms: 'terms-missing' as const }),
    };
    return { typed, problems, failure: null };
  }
  const register = await needed(context, 'register');
  const registered = await register({ ...typed, password }, { signal: request.signal });
  if (registered.isErr()) return { typed, ...saidOf(registered.error) };
  throw redirect(localPath(new URL(request.url).searchParams.get('next'), SIGNED_IN_PATH));
}

function emailProblemOf(email: string): 'email-missing' | 'email-invalid' | null {
  if (email === '') return 'email-missing';
  return hasEmailForm(email) ? null : 'email-invalid';
}

function saidOf({ cause }: RegisterError): Pick<SignUpAnswer, 'problems' | 'failure'> {
  switch (cause.code) {
    case 'email-missing':
      return { problems: { email: cause.code }, failure: null };
    case 'password-missing':
      return { problems: { password: cause.code }, failure: null };
    case 'conflict':
      return { problems: { email: 'email-taken' }, failure: null };
    case 'refused': {
      const problems = {
        ...('email' in cause.fields && { email: 'email-invalid' as const }),
        // Its length was right; what else is asked of a password is that it be no common one.
        ...('pass' in cause.fields && { password: 'password-common' as const }),
      };
      return { problems, failure: Object.keys(problems).length > 0 ? null : cause };
    }
    default:
      return { problems: {}, failure: cause };
  }
}
