import type { ActionFunctionArgs } from 'react-router';
import { hasEmailForm } from '#core/person/email-address.ts';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { resolveService } from '#ui/app/contexts/container-context.ts';

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
  if (email !== '' && !hasEmailForm(email)) return refused('email-invalid');
  const resetPassword = await resolveService(context, 'resetPassword');
  const asked = await resetPassword(email, { signal: request.signal });
  return asked.match(
    () => refused(null),
    (error) => {
      if (error.code === 'email-missing') return refused(error.code);
      if (error.code === 'refused' && 'email' in error.fields) return refused('email-invalid');
      return { email, problem: null, failure: error };
    },
  );
}
