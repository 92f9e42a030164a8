import type { SiteReceipt } from '#origin/documents/receipt/site-receipt.ts';
import type { OrderRow } from '#origin/kernel/db/shop-rows.ts';
import type { SiteBilling } from '../site-billing.ts';
import { taxLinesFrom } from '../tax-lines.ts';
import { billedCompany } from './billed-to.ts';
import type { OrderLine } from './order-lines.ts';

/** Returns the receipt of a paid order. */
export function receiptOf({
  order,
  lines,
  seller,
  immediateDelivery,
}: {
  readonly order: OrderRow & { readonly paid_at: number };
  readonly lines: readonly OrderLine[];
  readonly seller: SiteBilling['seller'];
  readonly immediateDelivery: boolean;
}): SiteReceipt {
  const { currency } = order;
  return {
    orderId: order.id,
    orderNumber: order.number ?? order.id,
    email: order.email,
    lines: lines.map(({ plan, vin, quantity, full_amount, amount }) => ({
      planName: plan.name,
      vin,
      quantity,
      single: plan.price,
      full: { amount: full_amount, currency },
      paid: { amount, currency },
      renewal: plan.renewal,
    })),
    full: { amount: order.full_amount, currency },
    paid: { amount: order.amount, currency },
    refunded: { amount: order.refunded_amount, currency },
    tax: taxLinesFrom(order.tax),
    paidAt: order.paid_at,
    isTest: isTestOrder(order),
    seller: seller && { name: seller.name, address: seller.address, taxId: seller.tax_id },
    billedTo: billedCompany(order.billed_to),
    immediateDelivery,
    language: order.language,
    siteAddress: order.site_address,
  };
}

/** Returns whether no real money moved. */
function isTestOrder({ is_test, gateway }: Pick<OrderRow, 'is_test' | 'gateway'>): boolean {
  return is_test === null ? gateway === 'sandbox' : is_test === 1;
}
