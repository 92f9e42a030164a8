import { useEffect, useRef } from 'react';
import type { DeletionFormState } from '#core/account/deletion-form-store.ts';
import { BusyLabel } from '#ui/components/busy-label.tsx';
import { Button } from '#ui/components/button.tsx';
import { EmailField } from '#ui/components/email-field.tsx';
import { PostedForm } from '#ui/components/posted-form.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import { useDeletionErrorText } from './use-deletion-error-text.ts';

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
