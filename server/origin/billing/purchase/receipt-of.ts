import type { Receipt } from '../../../../src/core/billing/receipt.ts';
import type { Language } from '../../../../src/core/site/host-variant.ts';
import type { OrderRow } from '../../db/shop-rows.ts';
import { planFromText } from '../kept-plan.ts';

/** A receipt, and the site that it is of. */
export interface SiteReceipt extends Receipt {
  readonly language: Language;
  readonly siteAddress: string;
}

/** The receipt of a paid order. */
export function receiptOf(order: OrderRow & { readonly paid_at: number }): SiteReceipt {
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
