import type { Purchase } from '../../../core/billing/purchase.ts';
import type { QuotedLine } from '../../../core/billing/quote-cart.ts';
import { SANDBOX } from './test-cards.ts';

interface Buyer {
  readonly email: string;
  readonly vin: string | null;
  readonly card: string;
}

/** The order of one line. What is sent depends on the line alone, so that it is the same each time it is sent. */
export function purchaseOfLine({ type, plan, price, couponCode }: QuotedLine, { email, vin, card }: Buyer): Purchase {
  return {
    type,
    subject: vin === null ? { kind: 'credits' } : { kind: 'vehicle', vin },
    email,
    price,
    planCode: plan.code,
    couponCode,
    previousCouponCode: '',
    paymentGateway: SANDBOX,
    paymentReference: card,
    extras: [],
    productCount: 1,
    productType: plan.kind,
    quantity: 1,
    unlimitedVinCheck: plan.documents === 'unlimited',
    reportSubscription: type === 'vhr' && plan.renewal !== 'once',
    landingPage: '',
    content: '',
    referrer: '',
  };
}
