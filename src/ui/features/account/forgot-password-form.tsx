import { EmailField } from '#ui/components/email-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ResetAnswer } from './password-reset.ts';

/** Renders the form that asks for the email address to send a password reset link to. */
export function ForgotPasswordForm({ answer }: { readonly answer?: ResetAnswer | undefined }) {
  const { t } = useTexts('account');
  const { email, problem, failure } = answer ?? {};
  return (
    <PostedForm answer={answer} errors={problem ? { email: t(`account.problem.${problem}`) } : {}} callError={failure}>
      {(field) => (
        <>
          <EmailField
            {...field('email')}
            label={t('account.email')}
            autoComplete="username"
            defaultValue={email}
            required
          />
          <SubmitButton busy={t('account.sending')}>{t('account.sendLink')}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
