import type { PlacedOrder } from '#core/checkout/placed-order.ts';
import { aPlan } from './a-plan.ts';
import { usd } from './usd.ts';

/**
 * Builds a paid order of one report for one vehicle, which delivers it.
 *
 * @example
 * aPlacedOrder({ documents: [] });
 */
export function aPlacedOrder(changes: Partial<PlacedOrder> = {}): PlacedOrder {
  const vin = '1HGCM82693A000001';
  const { code, name, kind, documents, renewal, bundle } = aPlan();
  return {
    id: 'order-1',
    number: 'VP-7K2M9QXA',
    total: usd(14.99),
    customData: 'order=1;signature=a',
    email: 'ada@people.example',
    paidAt: Date.UTC(2026, 5, 1, 12),
    subscriptionId: null,
    lines: [{ plan: { code, name, kind, documents, renewal, bundle }, quantity: 1, vin, price: usd(14.99) }],
    documents: [{ id: 'delivery-1', kind: 'report', vin, state: 'ready', step: null }],
    ...changes,
  };
}
