import { Form } from 'react-router';
import { Button } from '#ui/components/button.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { TextArea } from '#ui/components/text-area.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { useSubmitting } from '#ui/hooks/use-submitting.ts';
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
  const sending = useSubmitting('dispute');
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
        <Button
          type="submit"
          name="intent"
          value="dispute"
          busy={sending ? t('reports.disputeForm.sending') : undefined}
        >
          {t('reports.disputeForm.send')}
        </Button>
        <TextLink to="?" preventScrollReset>
          {t('reports.disputeForm.cancel')}
        </TextLink>
      </div>
    </Form>
  );
}
