import { Form } from 'react-router';
import { Notice } from '#ui/components/notice.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useCallErrorText } from '#ui/hooks/use-call-error-text.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { RenewLinkAnswer } from './renew-link.ts';

/** Renders a message in place of a document whose private link has expired, and offers a new link by email. */
export function LinkExpired({ answer }: { readonly answer: RenewLinkAnswer | undefined }) {
  const { t } = useTexts('delivery');
  const callErrorText = useCallErrorText();
  if (answer?.error === null) return <Outcome kind="success">{t('delivery.newLinkSent')}</Outcome>;
  return (
    <>
      <p>{t('delivery.gone')}</p>
      {answer ? <Notice kind="danger">{callErrorText(answer.error)}</Notice> : null}
      <Form method="post">
        <SubmitButton busy={t('delivery.sending')}>{t('delivery.newLink')}</SubmitButton>
      </Form>
    </>
  );
}
