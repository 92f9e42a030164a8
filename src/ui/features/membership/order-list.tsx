import type { Order } from '../../../core/account/order.ts';
import { DateText } from '../../components/date-text.tsx';
import { MoneyText } from '../../components/money-text.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { VinText } from '../../components/vin-text.tsx';
import { usePlanTexts } from '../../hooks/use-plan-texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** What was bought and paid, each with its receipt. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTexts('orders');
  const plans = usePlanTexts();
  const columns: readonly Column<Order>[] = [
    {
      id: 'description',
      label: t('orders.what'),
      rowHeader: true,
      cell: ({ plan, description, vin, placedAt }) => (
        <>
          {plan === null ? description : plans.name(plan)}
          <span className="flex flex-wrap gap-x-3 text-muted text-sm">
            {placedAt === null ? null : <DateText at={placedAt} />}
            {vin === null ? null : <VinText vin={vin} />}
          </span>
        </>
      ),
    },
    { id: 'price', label: t('orders.price'), numeric: true, cell: ({ price }) => <MoneyText money={price} /> },
    {
      id: 'receipt',
      label: t('orders.receipt'),
      cell: ({ id, placedAt, plan, description }) => (
        <a
          href={`/members/orders/${encodeURIComponent(id)}/receipt`}
          download
          className="inline-flex min-h-6 items-center font-medium text-primary-ink underline underline-offset-4"
        >
          PDF
          <span className="sr-only">
            : {plan === null ? description : plans.name(plan)}
            {placedAt === null ? null : (
              <>
                , <DateText at={placedAt} />
              </>
            )}
          </span>
        </a>
      ),
    },
  ];
  return <Table caption={t('orders.caption')} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}
