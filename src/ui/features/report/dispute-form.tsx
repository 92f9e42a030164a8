import { Form } from 'react-router';
import type { CallError } from '#ui/app/answers/call-error.ts';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface DisputeFormProps {
  readonly findingId: string;
  /** The typed message and why it was not sent. */
  readonly answer: {
    readonly message: string;
    readonly error: CallError | { readonly code: 'message-missing' };
  } | null;
}

/** Renders a form to dispute a finding. It appears in place of a button, so it takes focus. */
export function DisputeForm({ findingId, answer }: DisputeFormProps) {
  const { t } = useTexts('reports');
  const { message = '', error } = answer ?? {};
  return (
    <Form method="post" preventScrollReset className="screen-only grid max-w-[70ch] gap-3">
      <input type="hidden" name="finding" value={findingId} />
      {error && error.code !== 'message-missing' ? <CallErrorNotice error={error} /> : null}
      <TextArea
        name="message"
        label={t('reports.disputeForm.label')}
        hint={t('reports.disputeForm.hint')}
        error={error?.code === 'message-missing' ? t('reports.disputeForm.missing') : undefined}
        defaultValue={message}
        maxLength={4_000}
        // The form replaces the button that opened it, so focus would be lost otherwise.
        autoFocus
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent="dispute" busy={t('reports.disputeForm.sending')} hasSpinner={false}>
          {t('reports.disputeForm.send')}
        </SubmitButton>
        <TextLink to="?" preventScrollReset>
          {t('reports.disputeForm.cancel')}
        </TextLink>
      </div>
    </Form>
  );
}
