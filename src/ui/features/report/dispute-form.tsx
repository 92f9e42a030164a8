import { Form } from 'react-router';
import { Notice } from '#ui/components/notice.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

interface DisputeFormProps {
  readonly findingId: string;
  /** The typed message, if it had an error. */
  readonly message?: string | undefined;
  readonly messageError?: string | undefined;
  readonly failure?: string | undefined;
}

/** Renders a form to dispute a finding. It appears in place of a button, so it takes focus. */
export function DisputeForm({ findingId, message = '', messageError, failure }: DisputeFormProps) {
  const { t } = useTexts('reports');
  return (
    <Form method="post" preventScrollReset className="screen-only grid max-w-[70ch] gap-3">
      <input type="hidden" name="finding" value={findingId} />
      {failure ? <Notice kind="danger">{failure}</Notice> : null}
      <TextArea
        name="message"
        label={t('reports.disputeForm.label')}
        hint={t('reports.disputeForm.hint')}
        error={messageError}
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
