import { Checkbox } from '#ui/components/checkbox.tsx';
import { EmailField } from '#ui/components/email-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { NewPasswordField } from './new-password-field.tsx';
import type { FailedSignUp } from './sign-up.ts';

/** Renders the registration form with required and optional fields. No consent is preselected. */
export function SignUpForm({ answer }: { readonly answer?: FailedSignUp | undefined }) {
  const { t } = useTexts('account');
  const { typed, problems = {}, failure } = answer ?? {};
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, t(`account.problem.${problem}`)]),
  );
  return (
    <PostedForm answer={answer} errors={errors} callError={failure}>
      {(field) => (
        <>
          <EmailField
            {...field('email')}
            label={t('account.email')}
            autoComplete="username"
            defaultValue={typed?.email}
            required
          />
          <NewPasswordField {...field('password')} label={t('account.password')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...field('first')}
              label={t('account.first')}
              optional
              autoComplete="given-name"
              defaultValue={typed?.first}
              maxLength={100}
            />
            <TextField
              {...field('last')}
              label={t('account.last')}
              optional
              autoComplete="family-name"
              defaultValue={typed?.last}
              maxLength={100}
            />
          </div>
          <TextField
            {...field('phone')}
            type="tel"
            label={t('account.phone')}
            optional
            autoComplete="tel"
            defaultValue={typed?.phone}
            maxLength={40}
          />
          <Checkbox
            {...field('terms')}
            required
            label={t('account.terms')}
            hint={
              <span className="flex flex-wrap gap-x-4 gap-y-1">
                <TextLink to="/terms">{t('account.readTerms')}</TextLink>
                <TextLink to="/privacy">{t('account.readPrivacy')}</TextLink>
              </span>
            }
          />
          <SubmitButton busy={t('account.signingUp')}>{t('account.signUp')}</SubmitButton>
        </>
      )}
    </PostedForm>
  );
}
