import type { LogInError } from '#core/account/log-in.ts';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
