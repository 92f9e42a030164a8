import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { SetPasswordAnswer } from './set-password.ts';

interface SetPasswordFormProps {
  readonly answer?: Exclude<SetPasswordAnswer, { kind: 'over' }> | undefined;
}

/** Renders the form for a new password. */
export function SetPasswordForm({ answer }: SetPasswordFormProps) {
  const { t } = useTexts('account');
  const callErrorText = useCallErrorText();
  return (
    <PostedForm
      answer={answer}
      errors={answer?.kind === 'weak' ? { password: t(`account.problem.${answer.problem}`) } : {}}
      failure={answer?.kind === 'failed' ? callErrorText(answer.error) : undefined}
    >
      {(field) => (
        <>
          <NewPasswordField {...field('password')} label={t('account.newPassword')} />
          <SubmitButton busy={t('account.savingPassword')}>{t('account.savePassword')}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
