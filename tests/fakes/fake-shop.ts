import { err, ok, type Result } from 'neverthrow';
import type { Order } from '../../src/core/account/order.ts';
import { endOfPeriods } from '../../src/core/billing/billing-period.ts';
import { type Discount, type DiscountQuestion, discountedPrice } from '../../src/core/billing/discount.ts';
import type { Money } from '../../src/core/billing/money.ts';
import type { Plan } from '../../src/core/billing/plan.ts';
import { type Purchase, type PurchaseAnswer, purchaseVin } from '../../src/core/billing/purchase.ts';
import type { Receipt } from '../../src/core/billing/receipt.ts';
import type { SandboxDecision } from '../../src/core/billing/sandbox-decision.ts';
import type { Subscription } from '../../src/core/billing/subscription.ts';
import type { Withdrawal, WithdrawalReceipt } from '../../src/core/billing/withdrawal.ts';
import type { SubscriptionReference } from '../../src/ports/account-gateway.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { GatewayError } from '../../src/ports/gateway-error.ts';
import type { IdSource } from '../../src/ports/id-source.ts';
import type { PurchaseError } from '../../src/ports/purchase-gateway.ts';
import { FAKE_OFFERS, type FakeOffer } from './fake-offers.ts';
import type { FakePeople, FakePerson } from './fake-people.ts';

/** Where plans are sold. */
export interface FakeShop {
  readonly offers: readonly FakeOffer[];
  /** What a code takes off; a coupon that somebody has used does not hold for them again. */
  discountOf(question: DiscountQuestion, list: 'coupons' | 'discounts'): Result<Discount, GatewayError>;
  /** What a site that names the code offers to everybody. */
  readonly offered: ReadonlyMap<string, Discount>;
  /** Once for a person's key; the same key with another cart is told how the first stands. */
  buy(purchase: Purchase, key?: string | null): Result<PurchaseAnswer, PurchaseError>;
  /** What a person has bought, the newest first. */
  ordersOf(person: FakePerson): readonly Order[];
  receiptOf(person: FakePerson, orderId: string): Result<Receipt, GatewayError>;
  /** What a person has subscribed to, the newest first. */
  subscriptionsOf(person: FakePerson): readonly Subscription[];
  /** Ends a subscription; twice is the same as once. */
  cancel(person: FakePerson, subscription: SubscriptionReference): Result<void, GatewayError>;
  /** Resumes a canceled subscription; twice is the same as once. */
  resume(person: FakePerson, subscriptionId: string): Result<void, GatewayError>;
  /** Returns the page on which another card is stored. */
  changeCard(person: FakePerson, subscriptionId: string): Result<string, GatewayError>;
  /** Whether no card change is open. */
  cardChange(person: FakePerson, subscriptionId: string): Result<boolean, GatewayError>;
  /** Does what the owner does on the page of {@link changeCard}. */
  storeCard(subscriptionId: string): void;
  /** Changes a subscription as time or a bank does. */
  changeSubscription(subscriptionId: string, changes: Partial<Subscription>): void;
  /** Refunds the order with this number and address, if there is one. */
  withdraw(withdrawal: Withdrawal): WithdrawalReceipt;
  updatePayment(customData: string): Result<PurchaseAnswer, PurchaseError>;
  /** Takes the second step of a purchase that was paid with `card_needs_step`. */
  answerStep(decision: SandboxDecision): Result<void, GatewayError>;
}

/** The codes that hold, and what they take off. */
const CODES: Readonly<Record<'coupons' | 'discounts', ReadonlyMap<string, Discount>>> = {
  coupons: new Map([['TEN', { kind: 'percent', percent: 10 }]]),
  discounts: new Map([['WELCOME', { kind: 'amount', amount: { amount: 200, currency: 'USD' } }]]),
};

/** The test cards that want a second step, or are declined. */
const NEEDS_STEP = 'card_needs_step';
const DECLINED_CARD = 'card_declined';

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
  const sold: {
    readonly person: FakePerson;
    order: Order;
    readonly coupon: string;
    receipt: Receipt;
  }[] = [];
  /** The newest is the first. */
  const subscriptions: { readonly person: FakePerson; subscription: Subscription }[] = [];
  /** The subscriptions whose card is being changed. */
  const cardChanges = new Set<string>();
  /** What waits for a second step, by the number of its order. */
  const waiting = new Map<
    string,
    { readonly sell: () => PurchaseAnswer; decision: SandboxDecision['decision'] | null }
  >();

  const keyed = new Map<string, { readonly cart: string; readonly answer: Result<PurchaseAnswer, PurchaseError> }>();

  function discountOf(
    { code, email }: DiscountQuestion,
    list: 'coupons' | 'discounts',
  ): Result<Discount, GatewayError> {
    const discount = CODES[list].get(code.toUpperCase());
    if (discount === undefined) return refused('This code is not known.');
    const used = sold.some(({ person, coupon }) => person.user.email === email && coupon === code.toUpperCase());
    return used ? refused('This code was used before.') : ok(discount);
  }

  function buyPlan(id: string, { purchase, plan, person, full }: FakeSale): PurchaseAnswer {
    const { kind, documents, renewal, bundle } = plan;
    const line = {
      description: plan.name,
      vin: purchase.subject.kind === 'vehicle' ? purchaseVin(purchase.subject) : null,
      price: purchase.price,
      plan: { kind, documents, renewal, bundle },
    };
    const order: Order = {
      ...line,
      id,
      number: `VP-${String(sold.length + 1).padStart(8, '0')}`,
      refunded: null,
      placedAt: clock.now(),
      lines: [{ ...line, quantity: purchase.quantity }],
    };
    const prices = { full, paid: purchase.price };
    const receipt: Receipt = {
      ...prices,
      orderId: id,
      orderNumber: order.number,
      email: purchase.email,
      lines: [
        {
          ...prices,
          planName: plan.name,
          vin: order.vin,
          quantity: purchase.quantity,
          single: plan.price,
          renewal,
        },
      ],
      refunded: { amount: 0, currency: full.currency },
      tax: [],
      paidAt: clock.now(),
      isTest: true,
      seller: null,
      billedTo: null,
      immediateDelivery: false,
    };
    if (purchase.price.amount > 0) person.pay(order.vin);
    sold.unshift({ person, order, coupon: purchase.couponCode.toUpperCase(), receipt });
    const delta = plan.documents === 'unlimited' ? 0 : plan.documents * purchase.quantity;
    person.move({ kind: plan.kind, delta, reason: 'purchase', reference: order.id });
    if (plan.renewal === 'once') return { status: 'success', order_id: order.id };
    const subscriptionId = `sub-${order.id}`;
    const periodEnd = endOfPeriods(clock.now(), plan.renewal, 1);
    const subscription: Subscription = {
      subscriptionId,
      gateway: purchase.paymentGateway,
      plan,
      state: 'active',
      periodStart: clock.now(),
      periodEnd,
      nextCharge: { price: plan.price, at: periodEnd },
      used: 0,
      cheaper: null,
      cancelledAt: null,
      endedAt: null,
    };
    subscriptions.unshift({ person, subscription });
    return { status: 'success', order_id: order.id, subscription_id: subscriptionId };
  }

  function sellOnce(purchase: Purchase): Result<PurchaseAnswer, PurchaseError> {
    const { planCode, couponCode, quantity, type, email } = purchase;
    const plan = offers.find((offer) => offer.list === type && offer.plan.code === planCode)?.plan;
    if (plan === undefined) return refused('There is no such plan.');
    const person = people.byEmail(email);
    if (person === null) return refused('Nobody has this address.');
    const full = { amount: plan.price.amount * quantity, currency: plan.price.currency };
    const discount: Result<Discount | null, GatewayError> =
      couponCode === ''
        ? ok(null)
        : discountOf({ code: couponCode, type, planCode, email }, 'coupons').orElse(() =>
            discountOf({ code: couponCode, type, planCode, email }, 'discounts'),
          );
    if (discount.isErr()) return err({ code: 'coupon-refused', price: full });
    return discount.andThen((off): Result<PurchaseAnswer, PurchaseError> => {
      const price = off === null ? full : discountedPrice(full, off);
      if (price.amount !== purchase.price.amount || price.currency !== purchase.price.currency) {
        return err({ code: 'price-changed', price });
      }
      if (purchase.paymentReference === DECLINED_CARD) return err(DECLINED);
      const id = ids.next();
      const sell = () => buyPlan(id, { purchase, plan, person, full });
      if (purchase.paymentReference !== NEEDS_STEP) return ok(sell());
      waiting.set(id, { sell, decision: null });
      return ok(needsAction(id));
    });
  }

  function ownSubscription(person: FakePerson, id: string): Result<(typeof subscriptions)[number], GatewayError> {
    const found = subscriptions.find(
      ({ person: owner, subscription }) => owner === person && subscription.subscriptionId === id,
    );
    return found && found.subscription.state !== 'ended'
      ? ok(found)
      : err({ code: 'not-found', message: 'There is no such subscription.' });
  }

  return {
    offered: CODES.discounts,
    offers,
    discountOf,
    buy: (purchase, key = null) => {
      if (key === null) return sellOnce(purchase);
      const name = JSON.stringify([purchase.email, key]);
      const cart = JSON.stringify(purchase);
      const kept = keyed.get(name);
      if (kept !== undefined) {
        const order = kept.answer.unwrapOr({ status: 'declined' });
        return kept.cart === cart ? kept.answer : err({ code: 'key-used', order });
      }
      const answer = sellOnce(purchase);
      // What was not even tried to be paid leaves its key free.
      if (answer.isOk() || answer.error.code === 'declined') keyed.set(name, { cart, answer });
      return answer;
    },
    ordersOf: (person) => sold.filter((one) => one.person === person).map(({ order }) => order),
    receiptOf: (person, orderId) => {
      const found = sold.find((one) => one.person === person && one.order.id === orderId);
      return found ? ok(found.receipt) : err({ code: 'not-found', message: 'There is no such receipt.' });
    },
    subscriptionsOf: (person) =>
      subscriptions.filter((one) => one.person === person).map(({ subscription }) => subscription),
    cancel: (person, { gateway, subscriptionId }) => {
      const found = subscriptions.find(
        ({ person: owner, subscription: one }) =>
          owner === person && one.gateway === gateway && one.subscriptionId === subscriptionId,
      );
      if (!found) return err({ code: 'not-found', message: 'There is no such subscription.' });
      const cancelledAt = found.subscription.cancelledAt ?? clock.now();
      found.subscription = { ...found.subscription, state: 'cancelled', nextCharge: null, cancelledAt };
      return ok(undefined);
    },
    resume: (person, subscriptionId) =>
      ownSubscription(person, subscriptionId).map((found) => {
        const { plan, periodEnd, state, nextCharge } = found.subscription;
        found.subscription = {
          ...found.subscription,
          state: state === 'cancelled' ? 'active' : state,
          nextCharge: nextCharge ?? { price: plan.price, at: periodEnd },
          cancelledAt: null,
        };
        return undefined;
      }),
    changeCard: (person, subscriptionId) =>
      ownSubscription(person, subscriptionId).map(() => {
        cardChanges.add(subscriptionId);
        return `https://pay.example/card/${subscriptionId}`;
      }),
    cardChange: (person, subscriptionId) =>
      ownSubscription(person, subscriptionId).map(() => !cardChanges.has(subscriptionId)),
    storeCard: (subscriptionId) => void cardChanges.delete(subscriptionId),
    changeSubscription: (subscriptionId, changes) => {
      for (const one of subscriptions) {
        if (one.subscription.subscriptionId === subscriptionId) one.subscription = { ...one.subscription, ...changes };
      }
    },
    withdraw: ({ orderNumber, email }) => {
      const found = sold.find(({ order, receipt }) => order.number === orderNumber && receipt.email === email);
      if (found) {
        found.order = { ...found.order, refunded: found.receipt.paid };
        found.receipt = { ...found.receipt, refunded: found.receipt.paid };
      }
      return { orderNumber, receivedAt: clock.now() };
    },
    answerStep: ({ step, decision }) => {
      const found = waiting.get(step);
      if (found === undefined || found.decision !== null) {
        return err({ code: 'not-found', message: 'There is no step to take.' });
      }
      found.decision = decision;
      return ok(undefined);
    },
    updatePayment: (customData) => {
      const id = SIGNED_WORDS.exec(customData)?.groups?.order ?? '';
      const step = waiting.get(id);
      if (step?.decision === 'refuse') return err(DECLINED);
      if (step?.decision === null) return ok(needsAction(id));
      if (step) {
        waiting.delete(id);
        return ok(step.sell());
      }
      return sold.some(({ order }) => order.id === id)
        ? ok({ status: 'success', order_id: id })
        : refused('This was not signed for any order.');
    },
  };
}

/** Something that is sold. */
interface FakeSale {
  readonly purchase: Purchase;
  readonly plan: Plan;
  readonly person: FakePerson;
  /** Before any discount. */
  readonly full: Money;
}

const DECLINED = { code: 'declined', message: 'The payment was declined. You were not charged.' } as const;

function needsAction(id: string): PurchaseAnswer {
  return { status: 'needs_action', order_id: id, custom_data: `order=${id};signed`, next_step: { sandbox_step: id } };
}

function refused(message: string): Result<never, GatewayError> {
  return err({ code: 'refused', message, fields: {} });
}
