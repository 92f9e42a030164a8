import type { Purchase } from '#core/billing/purchase.ts';
import { usd } from './usd.ts';

/**
 * Builds a cart with one report for one vehicle, without coupon or extras.
 *
 * @example
 * aPurchase({ subject: { kind: 'credits' } });
 */
export function aPurchase(changes: Partial<Purchase> = {}): Purchase {
  return {
    type: 'vhr',
    subject: { kind: 'vehicle', vin: '1HGCM82693A000001' },
    email: 'ada@people.example',
    price: usd(14.99),
    planCode: 'vhr-1',
    couponCode: '',
    previousCouponCode: '',
    paymentGateway: 'sandbox',
    paymentReference: '',
    extras: [],
    productCount: 1,
    productType: 'report',
    quantity: 1,
    unlimitedVinCheck: false,
    reportSubscription: false,
    landingPage: '',
    content: '',
    referrer: '',
    ...changes,
  };
}
