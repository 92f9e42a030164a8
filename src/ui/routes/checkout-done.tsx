import { containerContext } from '../app/contexts/container-context.ts';
import { Page } from '../components/page.tsx';
import { RefreshWithoutScripts } from '../components/refresh-without-scripts.tsx';
import { TextLink } from '../components/text-link.tsx';
import { loadOrder } from '../features/delivery/load-order.ts';
import { OrderDocuments } from '../features/delivery/order-documents.tsx';
import { OrderFacts, WhatsNext } from '../features/delivery/order-summary.tsx';
import { OrderPending, OrderUnpaid } from '../features/delivery/unconfirmed-order.tsx';
import { OpenBuild } from '../features/sticker/open-build.tsx';
import { usePolling } from '../hooks/use-polling.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/checkout-done.ts';

export { privatePageHeaders as headers } from '../app/answers/page-headers.ts';

export const loader = async ({ context, request, url }: Route.LoaderArgs) =>
  loadOrder(await context.get(containerContext).open(), request, url.searchParams.get('order'));

/** Renders an order after its payment: whether it is paid, and the progress of its documents. */
export default function CheckoutDone({ loaderData: shown }: Route.ComponentProps) {
  const { t } = useTexts('delivery');
  const isMaking = shown.state === 'paid' && shown.order.documents.some(({ state }) => state === 'waiting');
  const isWaiting = isMaking || shown.state === 'waiting' || shown.state === 'unavailable';
  usePolling(isWaiting);
  const refresh = isWaiting ? <RefreshWithoutScripts /> : null;
  switch (shown.state) {
    case 'waiting':
    case 'unavailable':
      return <OrderPending shown={shown}>{refresh}</OrderPending>;
    case 'declined':
    case 'expired':
    case 'too-many-declines':
      return <OrderUnpaid reason={shown.state} cartPath={shown.cartPath} />;
    case 'unknown':
      return (
        <Page title={t('delivery.checkEmail')} lead={t('delivery.checkEmailLead')} width="narrow" isPrivate>
          <TextLink as="p" to="/contact">
            {t('delivery.contact')}
          </TextLink>
        </Page>
      );
    case 'paid': {
      const { order, signedIn } = shown;
      return (
        <Page
          title={t('delivery.paidTitle')}
          lead={t('delivery.paidLead', { email: order.email })}
          width="narrow"
          isPrivate
        >
          {refresh}
          {signedIn ? <OpenBuild /> : null}
          <OrderDocuments documents={order.documents} />
          <OrderFacts order={order} />
          <WhatsNext order={order} signedIn={signedIn} />
        </Page>
      );
    }
  }
}
