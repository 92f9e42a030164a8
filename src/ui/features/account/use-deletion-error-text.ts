import { DELETION_FAILED_MESSAGE } from '#core/account/deletion-request.ts';
import type { DeletionFailure } from '#core/account/request-deletion.ts';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/**
 * Returns a function that gives the text for a refused request and the field it concerns. The origin's reason is shown
 * unchanged (ACC-14). Without one, call details follow the generic text.
 */
export function useDeletionErrorText() {
  const { t } = useTexts('deletion');
  const callErrorText = useCallErrorText();
  return (failure: DeletionFailure): { readonly field: 'email' | 'message' | null; readonly text: string } => {
    const code = codeOf(failure);
    if (code === 'email-invalid') return { field: 'email', text: t('deletion.email-invalid') };
    if (code === 'message-missing') return { field: 'message', text: t('deletion.message-missing') };
    if (failure.code !== 'deletion-failed' || failure.message !== DELETION_FAILED_MESSAGE)
      return { field: null, text: failure.message };
    const { cause } = failure;
    const reason = cause.code === 'refused' ? '' : ` ${callErrorText(cause)}`;
    return { field: null, text: `${t('deletion.failed')}.${reason}` };
  };
}

function codeOf(failure: DeletionFailure): DeletionFailure['code'] {
  if (failure.code !== 'deletion-failed' || failure.cause.code !== 'refused') return failure.code;
  const { fields } = failure.cause;
  if ('email' in fields) return 'email-invalid';
  return 'message' in fields ? 'message-missing' : failure.code;
}
