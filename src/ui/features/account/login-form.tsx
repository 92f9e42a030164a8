import { Form } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useSubmitting } from '../../hooks/use-submitting.ts';
import { useTexts } from '../../i18n/use-texts.ts';

interface LoginFormProps {
  readonly email?: string;
  readonly error?: { readonly field: 'email' | 'password' | null; readonly text: string } | undefined;
}

/** Asks who someone is. The e-mail typed stays over an error. */
export function LoginForm({ email, error }: LoginFormProps) {
  const { t } = useTexts('account');
  const submitting = useSubmitting();
  return (
    <Form method="post" className="grid gap-4">
      {error?.field === null ? <Notice kind="danger">{error.text}</Notice> : null}
      <TextField
        name="email"
        type="email"
        label={t('account.email')}
        autoComplete="username"
        defaultValue={email}
        error={error?.field === 'email' ? error.text : undefined}
      />
      <TextField
        name="password"
        type="password"
        label={t('account.password')}
        autoComplete="current-password"
        error={error?.field === 'password' ? error.text : undefined}
      />
      <Button type="submit" busy={submitting ? t('account.submitting') : undefined}>
        {t('account.submit')}
      </Button>
    </Form>
  );
}
