import type { Money } from '../../../../src/core/billing/money.ts';
import type { Language } from '../../../../src/core/site/host-variant.ts';
import type { OrderRow } from '../../db/shop-rows.ts';
import { planFromText } from '../kept-plan.ts';

/** What a receipt says. */
export interface Receipt {
  readonly orderId: string;
  readonly email: string;
  readonly planName: string;
  /** The vehicle; `null` for credits. */
  readonly vin: string | null;
  readonly quantity: number;
  readonly single: Money;
  readonly full: Money;
  readonly paid: Money;
  /** UTC epoch milliseconds. */
  readonly paidAt: number;
  readonly renewal: 'once' | 'month' | 'year';
  /** Whether it was a test card, so that no money has moved. */
  readonly isTest: boolean;
  readonly language: Language;
  readonly siteAddress: string;
}

/** The receipt of a paid order. */
export function receiptOf(order: OrderRow & { readonly paid_at: number }): Receipt {
  const plan = planFromText(order.plan);
  return {
    orderId: order.id,
    email: order.email,
    planName: plan.name,
    vin: order.vin,
    quantity: order.quantity,
    single: plan.price,
    full: { amount: order.full_amount, currency: order.currency },
    paid: { amount: order.amount, currency: order.currency },
    paidAt: order.paid_at,
    renewal: plan.renewal,
    isTest: order.gateway === 'sandbox',
    language: order.language,
    siteAddress: order.site_address,
  };
}
