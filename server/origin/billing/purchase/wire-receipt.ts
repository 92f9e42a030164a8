import type { Money } from '../../../../src/core/billing/money.ts';
import type { SiteReceipt } from './receipt-of.ts';

/** A receipt on the wire. */
export interface WireReceipt {
  readonly order_id: string;
  readonly email: string;
  readonly plan_name: string;
  readonly vin: string | null;
  readonly quantity: number;
  readonly single: Money;
  readonly full: Money;
  readonly paid: Money;
  /** UTC epoch milliseconds. */
  readonly paid_at: number;
  readonly renewal: SiteReceipt['renewal'];
  readonly is_test: boolean;
}

/** Names a receipt's parts as on the wire. */
export function wireReceipt({ orderId, planName, paidAt, isTest, language, siteAddress, ...told }: SiteReceipt): {
  readonly status: 'success';
  readonly data: WireReceipt;
} {
  return {
    status: 'success',
    data: { ...told, order_id: orderId, plan_name: planName, paid_at: paidAt, is_test: isTest },
  };
}
