import { redirect } from 'react-router';
import { ORDERS_ON_A_PAGE } from '#core/billing/order.ts';
import { pageIn } from '../app/answers/page-in.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { loginPath } from '../app/paths/local-path.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { Pagination } from '../components/pagination.tsx';
import { TextLink } from '../components/text-link.tsx';
import { OrderList } from '../features/membership/order-list.tsx';
import { useOwnPlansPath } from '../features/membership/use-own-plans-path.ts';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/orders.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url;
  const page = pageIn(searchParams);
  const accounts = await resolveService(context, 'accounts');
  const loaded = await accounts.totalOrders(page, { signal: request.signal });
  return loaded.match(
    ({ orders, total }) => ({ page, pages: Math.ceil(total / ORDERS_ON_A_PAGE), orders, error: null }),
    (error) => {
      if (error.code === 'signed-out') throw redirect(loginPath(`${pathname}${search}`));
      return { page, pages: 0, orders: null, error };
    },
  );
}

export default function Orders({ loaderData: { page, pages, orders, error } }: Route.ComponentProps) {
  const { t } = useTexts('orders');
  const errorText = useCallErrorText();
  const plans = useOwnPlansPath();
  return (
    <Page title={t('orders.title')} lead={t('orders.lead')} isPrivate>
      {error === null ? null : <Notice kind="danger">{errorText(error)}</Notice>}
      {orders && orders.length > 0 ? <OrderList orders={orders} /> : null}
      {orders?.length === 0 ? (
        <EmptyState title={t('orders.empty')} action={<ButtonLink to={plans}>{t('orders.plans')}</ButtonLink>}>
          {t('orders.emptyHow')}
        </EmptyState>
      ) : null}
      <Pagination page={page} pages={pages} />
      {orders && orders.length > 0 ? (
        <p className="text-muted">
          {t('orders.withdrawLead')} <TextLink to="/withdrawal">{t('orders.withdraw')}</TextLink>
        </p>
      ) : null}
    </Page>
  );
}
