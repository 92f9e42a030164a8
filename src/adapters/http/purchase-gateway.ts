import { err, type Result, type ResultAsync } from 'neverthrow';
import { discountCalls } from '#contract/billing/discount.ts';
import type { DiscountQuestion } from '#core/billing/discount.ts';
import { type Purchase, type PurchaseAnswer, type PurchaseExtra, purchaseVin } from '#core/billing/purchase.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { CallOptions } from '#ports/call-options.ts';
import type { PurchaseError, PurchaseGateway } from '#ports/purchase-gateway.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { HttpCall, HttpFields } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { purchaseAnswer, refusedPurchaseIn } from './purchase-schema.ts';

/**
 * Makes the gateway that sells. All tries of one order carry one Idempotency-Key.
 *
 * Source: specification, section 7, "Plans and purchase" (CRD-05, CRD-06, CRD-08, CRD-10).
 *
 * @example
 * const purchases = createHttpPurchaseGateway(http);
 * const answer = await purchases.updatePayment('signed-words-of-the-order');
 */
export function createHttpPurchaseGateway(http: HttpClient): PurchaseGateway {
  const codeFields = ({ code, type, planCode, email, replaces }: DiscountQuestion) => ({
    couponcode: code,
    type,
    cart_plan: planCode,
    email: email === '' ? undefined : email,
    replaces: replaces ?? undefined,
  });

  /** A refusal has a body of its own, whatever the HTTP status. */
  function sold(call: HttpCall): ResultAsync<PurchaseAnswer, PurchaseError> {
    return http.answer(call).andThen((answer): Result<PurchaseAnswer, PurchaseError> => {
      const refusal = refusedPurchaseIn(answer);
      return refusal === null ? http.read(call, answer, purchaseAnswer).andThen((order) => order) : err(refusal);
    });
  }

  return {
    buy: (purchase, options) =>
      sold({
        method: 'POST',
        endpoint: purchase.type === 'vhr' ? endpoints.purchaseReport : endpoints.purchaseSticker,
        body: { encoding: 'form', fields: purchaseFields(purchase) },
        authenticated: 'optional',
        forwardedFor: options?.forwardedFor,
        onlyOnce: true,
        wish: options?.idempotencyKey,
      }),
    placeOrder: (request, options) =>
      sold({
        method: 'POST',
        endpoint: endpoints.orders,
        body: { encoding: 'json', value: orderFields(request) },
        // Buyers who are signed in see plans for dealers, and are refused a subscription that they have.
        authenticated: 'optional',
        identifiesSite: true,
        forwardedFor: options?.forwardedFor,
        onlyOnce: true,
        wish: options?.idempotencyKey,
      }),
    updatePayment: (customData, options) => sold(paymentCall(endpoints.paymentUpdate, customData, options)),
    continuePayment: (customData, options) => sold(paymentCall(endpoints.stripePayment, customData, options)),
    validateCoupon: (question, options) => http.call(discountCalls.validateCoupon, codeFields(question), options),
    validateDiscount: (question, options) => http.call(discountCalls.validateDiscount, codeFields(question), options),
  };
}

function paymentCall(endpoint: Endpoint, customData: string, options: CallOptions | undefined): HttpCall {
  return {
    method: 'POST',
    endpoint,
    body: { encoding: 'form', fields: { custom_data: customData } },
    onlyOnce: true,
    wish: options?.wish,
    signal: options?.signal,
  };
}

function orderFields({ total, couponCode, termsVersion, immediateDelivery, cancelPath, lines, ...same }: OrderRequest) {
  return {
    ...same,
    currency: total.currency,
    total: total.amount,
    coupon: couponCode,
    lines: lines.map(({ planCode, ...line }) => ({ ...line, plan: planCode })),
    terms_version: termsVersion,
    immediate_delivery: immediateDelivery,
    cancel_path: cancelPath,
  };
}

/** Every field is sent, also an empty one. The price is in the minor unit of its currency, a switch is yes or no. */
function purchaseFields(purchase: Purchase): HttpFields {
  const extra = (name: PurchaseExtra) => yesOrNo(purchase.extras.includes(name));
  return {
    email: purchase.email,
    price: purchase.price.amount.toString(),
    currency: purchase.price.currency,
    lookup: extra('lookup'),
    bill: extra('bill'),
    mail: extra('mail'),
    billmail: extra('billmail'),
    sms: extra('sms'),
    prev_coupon: purchase.previousCouponCode,
    decal: extra('decal'),
    couponcode: purchase.couponCode,
    payment_gateway: purchase.paymentGateway,
    payg_id: purchase.paymentReference,
    cart_plan: purchase.planCode,
    total_product: purchase.productCount.toString(),
    vin: purchaseVin(purchase.subject),
    pr_type: purchase.productType,
    nos: purchase.quantity.toString(),
    unlimited_vin_check: yesOrNo(purchase.unlimitedVinCheck),
    report_subscription: yesOrNo(purchase.reportSubscription),
    wpPage: purchase.landingPage,
    content: purchase.content,
    ref: purchase.referrer,
  };
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
