import { useEffect, useRef } from 'react';
import type { DeletionFormState } from '#core/account/deletion-form-store.ts';
import { DELETION_FAILED_MESSAGE } from '#core/account/deletion-request.ts';
import type { DeletionFailure } from '#core/account/request-deletion.ts';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { EmailField } from '#ui/components/email-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the account deletion form in each of its states (ACC-14). */
export function DeletionForm({ state }: { readonly state: DeletionFormState }) {
  const { t } = useTexts('deletion');
  const errorText = useDeletionErrorText();
  const cleared = useRef<HTMLInputElement>(null);
  const { status, email, message } = state;
  const failure = state.status === 'failure' ? state.error : null;
  const error = failure && errorText(failure);
  useEffect(() => {
    if (status === 'success') cleared.current?.form?.reset();
  }, [status]);
  return (
    <PostedForm
      answer={failure}
      errors={error?.field ? { [error.field]: error.text } : {}}
      failure={error?.field === null ? error.text : undefined}
    >
      {(field) => (
        <>
          <EmailField {...field('email')} ref={cleared} label={t('deletion.email')} defaultValue={email} required />
          <TextArea
            {...field('message')}
            label={t('deletion.message')}
            hint={t('deletion.messageHint')}
            defaultValue={message}
            maxLength={5_000}
            required
          />
          <Button
            type="submit"
            variant="danger"
            disabled={status === 'submitting'}
            busy={status === 'submitting' ? <BusyLabel>{t('deletion.loading')}</BusyLabel> : undefined}
          >
            {t('deletion.submit')}
          </Button>
        </>
      )}
    </PostedForm>
  );
}

/**
 * Returns a function that gives the text for a refused request and the field it concerns. The origin's reason is shown
 * unchanged (ACC-14). Without one, call details follow the generic text.
 */
function useDeletionErrorText() {
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
