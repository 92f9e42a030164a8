import type { OrderRequest } from '#core/checkout/order-request.ts';
import { usd } from './usd.ts';

/**
 * Builds an order of one report for one vehicle, without a coupon, from the United States.
 *
 * @example
 * anOrderRequest({ country: 'DE', immediateDelivery: true });
 */
export function anOrderRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    email: 'ada@people.example',
    total: usd(14.99),
    couponCode: '',
    gateway: 'sandbox',
    country: 'US',
    lines: [{ list: 'vhr', planCode: 'vhr-1', quantity: 1, vin: '1HGCM82693A000001' }],
    termsVersion: '1',
    immediateDelivery: false,
    cancelPath: '/checkout',
    replaces: null,
    ...changes,
  };
}
