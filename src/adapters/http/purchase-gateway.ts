import { err, type Result, type ResultAsync } from 'neverthrow';
import { discountCalls } from '#contract/billing/discount.ts';
import { purchaseCalls } from '#contract/billing/purchase.ts';
import type { Call } from '#contract/define-call.ts';
import type { DiscountQuestion } from '#core/billing/discount.ts';
import { type Purchase, type PurchaseAnswer, type PurchaseExtra, purchaseVin } from '#core/billing/purchase.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { PurchaseError, PurchaseGateway } from '#ports/purchase-gateway.ts';
import { httpCallOf, type SendingOptions } from './http-call-of.ts';
import type { HttpClient } from './http-client.ts';
import { refusedPurchaseIn } from './purchase-schema.ts';

/**
 * Creates the gateway for purchases. All attempts of one order carry the same Idempotency-Key.
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

  /** A refusal has its own body format, whatever the HTTP status. */
  function sold<Sent extends object, Taken>(
    described: Call<Sent, PurchaseAnswer, PurchaseAnswer, Taken>,
    sent: Sent,
    options: SendingOptions | undefined,
  ): ResultAsync<PurchaseAnswer, PurchaseError> {
    const call = httpCallOf(described, sent, options);
    return http.answer(call).andThen((answer): Result<PurchaseAnswer, PurchaseError> => {
      const refusal = refusedPurchaseIn(answer);
      return refusal === null ? http.meaningOf(described, call, answer) : err(refusal);
    });
  }

  return {
    buy: (purchase, options) =>
      sold(
        purchase.type === 'vhr' ? purchaseCalls.buyReports : purchaseCalls.buyStickers,
        purchaseFields(purchase),
        options,
      ),
    placeOrder: (request, options) => sold(purchaseCalls.placeOrder, orderFields(request), options),
    updatePayment: (customData, options) => sold(purchaseCalls.updatePayment, { custom_data: customData }, options),
    continuePayment: (customData, options) => sold(purchaseCalls.continuePayment, { custom_data: customData }, options),
    validateCoupon: (question, options) => http.call(discountCalls.validateCoupon, codeFields(question), options),
    validateDiscount: (question, options) => http.call(discountCalls.validateDiscount, codeFields(question), options),
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

/** Every field is sent, even if empty. The price is in the minor unit of its currency, and a switch is yes or no. */
function purchaseFields(purchase: Purchase) {
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

function yesOrNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no';
}
