import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { ResetAnswer } from './ask-for-reset.ts';

interface ForgotPasswordFormProps {
  readonly answer?: ResetAnswer | undefined;
}

/** Renders the form that asks for the email address to send a password reset link to. */
export function ForgotPasswordForm({ answer }: ForgotPasswordFormProps) {
  const { t } = useTexts('account');
  const callErrorText = useCallErrorText();
  const { email, problem, failure } = answer ?? {};
  return (
    <PostedForm
      answer={answer}
      errors={problem ? { email: t(`account.problem.${problem}`) } : {}}
      failure={failure && callErrorText(failure)}
    >
      {(field) => (
        <>
          <TextField
            {...field('email')}
            type="email"
            label={t('account.email')}
            autoComplete="username"
            defaultValue={email}
            maxLength={254}
            required
          />
          <SubmitButton busy={t('account.sending')}>{t('account.sendLink')}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
