import { ORDERS_ON_A_PAGE } from '#core/billing/order.ts';
import { loaded, signedIn } from '../app/answers/loaded.ts';
import { pageIn } from '../app/answers/page-in.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { CallErrorNotice } from '../components/call-error-notice.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { Pagination } from '../components/pagination.tsx';
import { TextLink } from '../components/text-link.tsx';
import { OrderList } from '../features/membership/order-list.tsx';
import { useOwnPlansPath } from '../features/membership/use-own-plans-path.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/orders.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = pageIn(url.searchParams);
  const accounts = await resolveService(context, 'accounts');
  return { page, ...loaded(signedIn(await accounts.totalOrders(page, { signal: request.signal }), url)) };
}

export default function Orders({ loaderData: { page, value, error } }: Route.ComponentProps) {
  const { t } = useTexts('orders');
  const plans = useOwnPlansPath();
  const { orders, total } = value ?? { orders: null, total: 0 };
  return (
    <Page title={t('orders.title')} lead={t('orders.lead')} isPrivate>
      <CallErrorNotice error={error} />
      {orders && orders.length > 0 ? <OrderList orders={orders} /> : null}
      {orders?.length === 0 ? (
        <EmptyState title={t('orders.empty')} action={<ButtonLink to={plans}>{t('orders.plans')}</ButtonLink>}>
          {t('orders.emptyHow')}
        </EmptyState>
      ) : null}
      <Pagination page={page} pages={Math.ceil(total / ORDERS_ON_A_PAGE)} />
      {orders && orders.length > 0 ? (
        <p className="text-muted">
          {t('orders.withdrawLead')} <TextLink to="/withdrawal">{t('orders.withdraw')}</TextLink>
        </p>
      ) : null}
    </Page>
  );
}
