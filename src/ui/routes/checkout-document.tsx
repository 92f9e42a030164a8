import { resolveService } from '../app/contexts/container-context.ts';
import { TextLink } from '../components/text-link.tsx';
import { deliveredAnswer } from '../features/delivery/delivered-answer.ts';
import { DeliveredPage } from '../features/delivery/delivered-page.tsx';
import { ofStoredOrder } from '../features/delivery/of-stored-order.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/checkout-document.ts';

export { privatePageHeaders as headers } from '../app/answers/private-page-headers.ts';

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const deliveries = await resolveService(context, 'deliveries');
  const { signal } = request;
  return deliveredAnswer(await ofStoredOrder(request, id, (reference) => deliveries.read(reference, { signal })));
}

/** Renders a document of an order that was placed in this browser. */
export default function CheckoutDocument({ loaderData, params: { id } }: Route.ComponentProps) {
  const { t } = useTexts('delivery');
  const path = `/checkout/documents/${encodeURIComponent(id)}`;
  return (
    <DeliveredPage shown={loaderData} path={path} notice={t('delivery.byOrder')}>
      <p>{t('delivery.checkEmailLead')}</p>
      <TextLink as="p" to="/contact">
        {t('delivery.contact')}
      </TextLink>
    </DeliveredPage>
  );
}
