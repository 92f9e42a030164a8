import { TextLink } from '../components/text-link.tsx';
import { DeliveredPage } from '../features/delivery/delivered-page.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/checkout-document.ts';

export { privatePageHeaders as headers } from '../app/answers/page-headers.ts';
export { loadDelivered as loader } from '../features/delivery/read-delivered.ts';

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
