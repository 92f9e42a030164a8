import { Form } from 'react-router';
import { CallErrorNotice } from '#ui/components/call-error-notice.tsx';
import { Outcome } from '#ui/components/outcome.tsx';
import { SubmitButton } from '#ui/components/submit-button.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';
import type { RenewLinkAnswer } from './renew-link.ts';

/** Renders a message in place of a document whose private link has expired, and offers a new link by email. */
export function LinkExpired({ answer }: { readonly answer: RenewLinkAnswer | undefined }) {
  const { t } = useTexts('delivery');
  if (answer?.error === null) return <Outcome kind="success">{t('delivery.newLinkSent')}</Outcome>;
  return (
    <>
      <p>{t('delivery.gone')}</p>
      <CallErrorNotice error={answer?.error} />
      <Form method="post">
        <SubmitButton busy={t('delivery.sending')}>{t('delivery.newLink')}</SubmitButton>
      </Form>
    </>
  );
}
