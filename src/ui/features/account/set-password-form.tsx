import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { SetPasswordAnswer } from './set-password.ts';

interface SetPasswordFormProps {
  readonly answer?: Exclude<SetPasswordAnswer, { kind: 'over' }> | undefined;
}

/** Renders the form for a new password. */
export function SetPasswordForm({ answer }: SetPasswordFormProps) {
  const { t } = useTexts('account');
  return (
    <PostedForm
      answer={answer}
      errors={answer?.kind === 'weak' ? { password: t(`account.problem.${answer.problem}`) } : {}}
      callError={answer?.kind === 'failed' ? answer.error : null}
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
