import { err, ok, type Result } from 'neverthrow';
import type { Order } from '../../src/core/account/order.ts';
import { type Discount, type DiscountQuestion, discountedPrice } from '../../src/core/billing/discount.ts';
import type { Plan } from '../../src/core/billing/plan.ts';
import { type Purchase, type PurchaseAnswer, purchaseVin } from '../../src/core/billing/purchase.ts';
import type { SubscriptionReference } from '../../src/ports/account-gateway.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { GatewayError } from '../../src/ports/gateway-error.ts';
import type { IdSource } from '../../src/ports/id-source.ts';
import { FAKE_OFFERS, type FakeOffer } from './fake-offers.ts';
import type { FakePeople, FakePerson } from './fake-people.ts';

/** Where plans are sold. */
export interface FakeShop {
  readonly offers: readonly FakeOffer[];
  /** What a code takes off; a coupon that somebody has used does not hold for them again. */
  discountOf(question: DiscountQuestion, list: 'coupons' | 'discounts'): Result<Discount, GatewayError>;
  buy(purchase: Purchase): Result<PurchaseAnswer, GatewayError>;
  /** What a person has bought, the newest first. */
  ordersOf(person: FakePerson): readonly Order[];
  subscriptionsOf(person: FakePerson): readonly SubscriptionReference[];
  /** Ends a subscription; twice is the same as once. */
  cancel(person: FakePerson, subscription: SubscriptionReference): Result<void, GatewayError>;
  updatePayment(customData: string): Result<PurchaseAnswer, GatewayError>;
}

/** The codes that hold, and what they take off. */
const CODES: Readonly<Record<'coupons' | 'discounts', ReadonlyMap<string, Discount>>> = {
  coupons: new Map([['TEN', { kind: 'percent', percent: 10 }]]),
  discounts: new Map([['WELCOME', { kind: 'amount', amount: { amount: 200, currency: 'USD' } }]]),
};

const SIGNED_WORDS = /^order=(?<order>[\w-]+);signed$/;

/** Makes a shop in which nobody has bought anything. */
export function createFakeShop({
  clock,
  ids,
  people,
  offers = FAKE_OFFERS,
}: {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly people: FakePeople;
  readonly offers?: readonly FakeOffer[];
}): FakeShop {
  const sold: { readonly person: FakePerson; readonly order: Order; readonly coupon: string }[] = [];
  const subscriptions: { readonly person: FakePerson; readonly reference: SubscriptionReference }[] = [];

  function discountOf(
    { code, email }: DiscountQuestion,
    list: 'coupons' | 'discounts',
  ): Result<Discount, GatewayError> {
    const discount = CODES[list].get(code.toUpperCase());
    if (discount === undefined) return refused('This code is not known.');
    const used = sold.some(({ person, coupon }) => person.user.email === email && coupon === code.toUpperCase());
    return used ? refused('This code was used before.') : ok(discount);
  }

  function buyPlan(purchase: Purchase, plan: Plan, person: FakePerson): PurchaseAnswer {
    const order: Order = {
      id: ids.next(),
      description: plan.name,
      vin: purchase.subject.kind === 'vehicle' ? purchaseVin(purchase.subject) : null,
      price: purchase.price,
      placedAt: clock.now(),
    };
    sold.unshift({ person, order, coupon: purchase.couponCode.toUpperCase() });
    const delta = plan.documents === 'unlimited' ? 0 : plan.documents * purchase.quantity;
    person.move({ kind: plan.kind, delta, reason: 'purchase', reference: order.id });
    if (plan.renewal === 'once') return { status: 'success', order_id: order.id };
    const reference = { gateway: purchase.paymentGateway, subscriptionId: `sub-${order.id}` };
    subscriptions.push({ person, reference });
    return { status: 'success', order_id: order.id, subscription_id: reference.subscriptionId };
  }

  return {
    offers,
    discountOf,
    buy: (purchase) => {
      const { planCode, couponCode, quantity, type, email } = purchase;
      const plan = offers.find((offer) => offer.list === type && offer.plan.code === planCode)?.plan;
      if (plan === undefined) return refused('There is no such plan.');
      const person = people.byEmail(email);
      if (person === null) return refused('Nobody has this address.');
      const full = { amount: plan.price.amount * quantity, currency: plan.price.currency };
      const discount: Result<Discount | null, GatewayError> =
        couponCode === '' ? ok(null) : discountOf({ code: couponCode, type, planCode, email }, 'coupons');
      return discount.andThen((off): Result<PurchaseAnswer, GatewayError> => {
        const price = off === null ? full : discountedPrice(full, off);
        return price.amount === purchase.price.amount && price.currency === purchase.price.currency
          ? ok(buyPlan(purchase, plan, person))
          : err({ code: 'conflict', message: `The price is ${price.amount} ${price.currency}.` });
      });
    },
    ordersOf: (person) => sold.filter((one) => one.person === person).map(({ order }) => order),
    subscriptionsOf: (person) => subscriptions.filter((one) => one.person === person).map(({ reference }) => reference),
    cancel: (person, { gateway, subscriptionId }) =>
      subscriptions.some(
        ({ person: owner, reference }) =>
          owner === person && reference.gateway === gateway && reference.subscriptionId === subscriptionId,
      )
        ? ok(undefined)
        : err({ code: 'not-found', message: 'There is no such subscription.' }),
    updatePayment: (customData) => {
      const id = SIGNED_WORDS.exec(customData)?.groups?.order;
      return sold.some(({ order }) => order.id === id)
        ? ok({ status: 'success', order_id: id })
        : refused('This was not signed for any order.');
    },
  };
}

function refused(message: string): Result<never, GatewayError> {
  return err({ code: 'refused', message, fields: {} });
}
