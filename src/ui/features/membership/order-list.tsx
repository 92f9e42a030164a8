import type { Order, OrderLine } from '#core/billing/order.ts';
import { DateText } from '#ui/components/date-text.tsx';
import { MoneyText } from '#ui/components/money-text.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { VinText } from '#ui/components/vin-text.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders the orders, each with its number, lines, refund and receipt. */
export function OrderList({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTexts('orders');
  const { price } = useFormats();
  const columns: readonly Column<Order>[] = [
    {
      id: 'order',
      label: t('orders.what'),
      rowHeader: true,
      cell: ({ number, lines, placedAt }) => (
        <div className="grid gap-1">
          <OrderLines lines={lines} />
          <span className="flex flex-wrap gap-x-3 text-muted text-sm">
            <span className="whitespace-nowrap">{number}</span>
            {placedAt === null ? null : <DateText at={placedAt} />}
          </span>
        </div>
      ),
    },
    {
      id: 'price',
      label: t('orders.price'),
      numeric: true,
      cell: ({ price: paid, refunded }) => (
        <>
          <MoneyText money={paid} />
          {refunded === null ? null : (
            <span className="block text-muted text-sm">{t('orders.refunded', { amount: price(refunded) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'receipt',
      label: t('orders.receipt'),
      cell: ({ id, number }) => (
        <a
          href={`/members/orders/${encodeURIComponent(id)}/receipt`}
          download
          className="inline-flex min-h-6 items-center font-medium text-primary-ink underline underline-offset-4"
        >
          <span aria-hidden="true">PDF</span>
          <span className="sr-only">{t('orders.receiptOf', { number })}</span>
        </a>
      ),
    },
  ];
  return <Table caption={t('orders.caption')} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

/** Renders the plans of an order. If there are several, each has its price. */
function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const { t } = useTexts('orders');
  const plans = usePlanTexts();
  const keyed = lines.map((line, position) => ({ ...line, key: `${position} ${line.description}` }));
  return (
    <ul className="grid gap-1">
      {keyed.map(({ key, plan, description, quantity, vin, price }) => (
        <li key={key}>
          {quantity === 1 ? null : `${t('orders.quantity', { quantity })} `}
          {plan === null ? description : plans.name(plan)}
          {lines.length === 1 ? null : (
            <>
              {' · '}
              <MoneyText money={price} />
            </>
          )}
          {vin === null ? null : (
            <span className="block text-muted text-sm">
              <VinText vin={vin} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
