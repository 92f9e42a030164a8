import { Form } from 'react-router';
import type { LogInError } from '#core/account/log-in.ts';
import { Button } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the sign-in form. The typed email address is preserved after an error. */
export function LoginForm(fields: Pick<LoginFieldsProps, 'email' | 'error'>) {
  const submitting = useSubmitting();
  return (
    <Form method="post" className="grid gap-4">
      <LoginFields {...fields} busy={submitting} />
    </Form>
  );
}

interface LoginFieldsProps {
  readonly email?: string | undefined;
  /** Whether the email address is fixed, because a specific person has to sign in. */
  readonly emailIsGiven?: boolean;
  readonly error?: { readonly field: 'email' | 'password' | null; readonly text: string } | undefined;
  readonly busy: boolean;
}

/** Renders the sign-in fields. The surrounding form determines where they are submitted. */
export function LoginFields({ email, emailIsGiven = false, error, busy }: LoginFieldsProps) {
  const { t } = useTexts('account');
  return (
    <>
      {error?.field === null ? <Notice kind="danger">{error.text}</Notice> : null}
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="username"
        defaultValue={email}
        readOnly={emailIsGiven}
        error={error?.field === 'email' ? error.text : undefined}
      />
      <TextField
        name="password"
        type="password"
        label={t('account.password')}
        autoComplete="current-password"
        error={error?.field === 'password' ? error.text : undefined}
      />
      <Button type="submit" busy={busy ? t('account.submitting') : undefined}>
        {t('account.submit')}
      </Button>
    </>
  );
}

/** Returns a function that gives the text for a sign-in error and the field it concerns. */
export function useLoginErrorText() {
  const { t } = useTexts('account');
  const callErrorText = useCallErrorText();
  return (error: LogInError): { readonly field: 'email' | 'password' | null; readonly text: string } => {
    switch (error.code) {
      case 'email-missing':
        return { field: 'email', text: t('account.email-missing') };
      case 'password-missing':
        return { field: 'password', text: t('account.password-missing') };
      case 'wrong-credentials':
        return { field: null, text: t('account.wrong-credentials') };
      default:
        return { field: null, text: callErrorText(error) };
    }
  };
}
