import { data, Form } from 'react-router';
import { callErrorStatus } from '../app/answers/call-error.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { Button } from '../components/button.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Notice } from '../components/notice.tsx';
import { Outcome } from '../components/outcome.tsx';
import { Page } from '../components/page.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { VinText } from '../components/vin-text.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/checkout-choice.ts';

export { privatePageHeaders as headers } from '../app/answers/page-headers.ts';

export async function action({ context, params: { words }, request }: Route.ActionArgs) {
  const deliveries = await resolveService(context, 'deliveries');
  const choice = (await request.formData()).get('choice') === 'credit' ? 'credit' : 'refund';
  const chosen = await deliveries.chooseCompensation({ words, choice });
  return chosen.match(
    (compensation) => data({ compensation, isExpired: false, error: null }),
    (error) =>
      error.code === 'not-found' || error.code === 'refused'
        ? data({ compensation: null, isExpired: true, error: null }, { status: 404 })
        : data({ compensation: null, isExpired: false, error }, { status: callErrorStatus(error) }),
  );
}

/** Renders the choice between refund and credit for a document that couldn't be generated. The link is emailed. */
export default function CheckoutChoice({ actionData }: Route.ComponentProps) {
  const { t } = useTexts('delivery');
  const compensation = actionData?.compensation ?? null;
  const isOver = compensation !== null || actionData?.isExpired === true;
  return (
    <Page
      title={t('delivery.choice.title')}
      lead={isOver ? undefined : t('delivery.choice.lead')}
      width="narrow"
      isPrivate
    >
      {compensation ? (
        <Outcome kind="success">
          {compensation.state === 'refunded'
            ? t(`delivery.choice.refunded.${compensation.kind}`)
            : t(`delivery.choice.credited.${compensation.kind}`)}{' '}
          <VinText vin={compensation.vin} />
        </Outcome>
      ) : null}
      {actionData?.isExpired ? <Notice kind="info">{t('delivery.choice.expired')}</Notice> : null}
      <CallErrorNotice error={actionData?.error} />
      {isOver ? null : (
        <Form method="post" className="flex flex-wrap gap-3">
          <SubmitButton name="choice" value="refund" busy={t('delivery.sending')} hasSpinner={false}>
            {t('delivery.choice.refund')}
          </SubmitButton>
          <Button type="submit" name="choice" value="credit" variant="quiet">
            {t('delivery.choice.credit')}
          </Button>
        </Form>
      )}
    </Page>
  );
}
