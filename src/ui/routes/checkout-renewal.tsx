import { data, Form } from 'react-router';
import { containerContext } from '../app/contexts/container-context.ts';
import { Button } from '../components/button.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { OrderFacts } from '../features/delivery/order-summary.tsx';
import { confirmRenewal, loadRenewal } from '../features/delivery/renewal.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/checkout-renewal.ts';

export { privatePageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, params: { words }, request }: Route.LoaderArgs) {
  const shown = await loadRenewal(await context.get(containerContext).open(), words, request.signal);
  return data(shown, { status: shown.state === 'expired' ? 404 : 200 });
}

export const action = async ({ context, params: { words }, request }: Route.ActionArgs) =>
  confirmRenewal(await context.get(containerContext).open(), request, words);

/** Renders a renewal that the bank requires to be confirmed. The link is emailed. */
export default function CheckoutRenewal({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts('delivery');
  const shown = actionData?.state === 'failed' && loaderData.state === 'due' ? loaderData : (actionData ?? loaderData);
  const title = t(`delivery.renewal.${shown.state}`);
  return (
    <Page title={title} width="narrow" isPrivate>
      {shown.state === 'failed' ? <CallErrorNotice error={shown.error} /> : null}
      {shown !== actionData && actionData?.state === 'failed' ? <CallErrorNotice error={actionData.error} /> : null}
      {shown.state === 'due' || shown.state === 'paid' ? <OrderFacts order={shown.order} /> : null}
      {shown.state === 'due' ? (
        <>
          <p>{t('delivery.renewal.lead')}</p>
          <Form method="post" reloadDocument>
            <Button type="submit">{t('delivery.renewal.confirm')}</Button>
          </Form>
        </>
      ) : (
        <TextLink as="p" to="/members/subscription">
          {t('delivery.toSubscription')}
        </TextLink>
      )}
    </Page>
  );
}
