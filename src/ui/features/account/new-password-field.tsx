import { SHORTEST_PASSWORD } from '#core/account/new-password.ts';
import { PasswordField } from '#ui/components/password-field.tsx';
import type { FormField } from '#ui/components/validated-form.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the field for a new password, with its only rule. */
export function NewPasswordField({ label, ...field }: Pick<FormField, 'name' | 'id' | 'error'> & { label: string }) {
  const { t } = useTexts('account');
  return (
    <PasswordField
      {...field}
      label={label}
      hint={t('account.passwordRule', { count: SHORTEST_PASSWORD })}
      autoComplete="new-password"
      required
    />
  );
}
