import { EmailField } from '#ui/components/email-field.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { PasswordField } from '#ui/components/password-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { PasswordAnswer } from './change-own-password.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { ResetAnswer, SetPasswordAnswer } from './password-reset.ts';

interface ChangePasswordFormProps {
  /** The account's email address, for a password manager. */
  readonly email: string;
  readonly answer?: PasswordAnswer | undefined;
}

/** Renders the form by which a signed-in person changes their password (ACC-06). */
export function ChangePasswordForm({ email, answer }: ChangePasswordFormProps) {
  const { t } = useTexts('account', 'profile');
  if (answer?.kind === 'changed') return <Outcome kind="success">{t('profile.passwordChanged')}</Outcome>;
  const errors = {
    ...(answer?.kind === 'weak' && { password: t(`account.problem.${answer.problem}`) }),
    ...(answer?.kind === 'unconfirmed' && {
      currentPassword:
        answer.problem === 'password-wrong' ? t('profile.problem.password-wrong') : t('account.password-missing'),
    }),
  };
  return (
    <PostedForm answer={answer} errors={errors} callError={answer?.kind === 'failed' ? answer.error : null}>
      {(field) => (
        <>
          <input type="text" hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            {...field('currentPassword')}
            label={t('profile.currentPassword')}
            autoComplete="current-password"
            required
          />
          <NewPasswordField {...field('password')} label={t('account.newPassword')} />
          <SubmitButton
            intent="password"
            variant="quiet"
            className="justify-self-start"
            busy={t('account.savingPassword')}
          >
            {t('account.savePassword')}
          </SubmitButton>
        </>
      )}
    </PostedForm>
  );
}

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
