import { err, ok, type Result } from 'neverthrow';
import { endOfPeriods } from '#core/billing/billing-period.ts';
import type { Discount, DiscountQuestion } from '#core/billing/discount.ts';
import type { Order } from '#core/billing/order.ts';
import type { Purchase, PurchaseAnswer } from '#core/billing/purchase.ts';
import type { Receipt } from '#core/billing/receipt.ts';
import type { Subscription } from '#core/billing/subscription.ts';
import type { Withdrawal, WithdrawalReceipt } from '#core/billing/withdrawal.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { SubscriptionReference } from '#ports/account-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { PurchaseError } from '#ports/purchase-gateway.ts';
import { aUser } from '../builders/an-account.ts';
import type { FakeDeliveries } from './fake-deliveries.ts';
import { FAKE_OFFERS, type FakeOffer } from './fake-offers.ts';
import type { FakePeople, FakePerson } from './fake-people.ts';
import { type FakePlacedOrder, fakeOrderAnswer, orderOf, receiptOf } from './placed-order-of-the-fake.ts';
import { priceFakeOrder } from './price-fake-order.ts';

/** Sells plans. */
export interface FakeShop {
  readonly offers: readonly FakeOffer[];
  /** Returns the discount of a code; a coupon that a person has used is not valid for them again. */
  discountOf(question: DiscountQuestion, list: 'coupons' | 'discounts'): Result<Discount, GatewayError>;
  /** The discounts that a site offers to everyone, by code. */
  readonly offered: ReadonlyMap<string, Discount>;
  /** Orders one plan as the specification's forms do, once per buyer and key. */
  buy(purchase: Purchase, key?: string | null): Result<PurchaseAnswer, PurchaseError>;
  /** Orders a cart, once per buyer and key; `person` is signed in. */
  placeOrder(
    request: OrderRequest,
    key?: string | null,
    person?: FakePerson | null,
  ): Result<PurchaseAnswer, PurchaseError>;
  /** Simulates the payment page of an order: its buyer pays, or it expires. */
  settle(orderId: string, how?: 'paid' | 'expired' | 'too-many-declines'): void;
  /** Orders one plan and pays for it. */
  sell(purchase: Purchase): Result<PurchaseAnswer, PurchaseError>;
  /** Returns the orders of a person, the newest first. */
  ordersOf(person: FakePerson): readonly Order[];
  receiptOf(person: FakePerson, orderId: string): Result<Receipt, GatewayError>;
  /** Returns the subscriptions of a person, the newest first. */
  subscriptionsOf(person: FakePerson): readonly Subscription[];
  /** Cancels a subscription. Idempotent. */
  cancel(person: FakePerson, subscription: SubscriptionReference): Result<void, GatewayError>;
  /** Resumes a canceled subscription. Idempotent. */
  resume(person: FakePerson, subscriptionId: string): Result<void, GatewayError>;
  /** Returns the URL of the page for storing another card. */
  changeCard(person: FakePerson, subscriptionId: string): Result<string, GatewayError>;
  /** Returns whether no card change is pending. */
  cardChange(person: FakePerson, subscriptionId: string): Result<boolean, GatewayError>;
  /** Simulates the owner's action on the page of {@link changeCard}. */
  storeCard(subscriptionId: string): void;
  /** Simulates changes of a subscription over time or by a bank. */
  changeSubscription(subscriptionId: string, changes: Partial<Subscription>): void;
  /** Refunds the order with this number and address, if it exists. */
  withdraw(withdrawal: Withdrawal): WithdrawalReceipt;
  /** Returns the state of an order for its signed token. */
  updatePayment(customData: string): Result<PurchaseAnswer, PurchaseError>;
}

/** The valid codes and their discounts. */
const CODES: Readonly<Record<'coupons' | 'discounts', ReadonlyMap<string, Discount>>> = {
  coupons: new Map([['TEN', { kind: 'percent', percent: 10 }]]),
  discounts: new Map([['WELCOME', { kind: 'amount', amount: { amount: 200, currency: 'USD' } }]]),
};

const SIGNED_WORDS = /^order=(?<order>[\w-]+)\.signed$/;

/** Creates a shop without orders. */
export function createFakeShop({
  clock,
  ids,
  people,
  deliveries,
  offers = FAKE_OFFERS,
}: {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly people: FakePeople;
  readonly deliveries: FakeDeliveries;
  readonly offers?: readonly FakeOffer[];
}): FakeShop {
  const sold: {
    readonly person: FakePerson;
    order: Order;
    readonly coupon: string;
    receipt: Receipt;
  }[] = [];
  /** The newest first. */
  const subscriptions: { readonly person: FakePerson; subscription: Subscription }[] = [];
  /** The subscriptions with a pending card change. */
  const cardChanges = new Set<string>();
  /** All placed orders, paid or unpaid. */
  const placed: FakePlacedOrder[] = [];

  function discountOf(
    { code, email }: DiscountQuestion,
    list: 'coupons' | 'discounts',
  ): Result<Discount, GatewayError> {
    const discount = CODES[list].get(code.toUpperCase());
    if (discount === undefined) return refused('This code is not known.');
    const used = sold.some(({ person, coupon }) => person.user.email === email && coupon === code.toUpperCase());
    return used ? refused('This code was used before.') : ok(discount);
  }

  const answerOf = (order: FakePlacedOrder) => fakeOrderAnswer(order, deliveries.ofOrder(order.id));

  function place(
    request: OrderRequest,
    key: string | null,
    person: FakePerson | null,
  ): Result<PurchaseAnswer, PurchaseError> {
    const { replaces, ...fields } = request;
    const content = JSON.stringify(fields);
    const replaced = orderOfWords(replaces ?? '');
    if (replaced?.state === 'pending') close(replaced, 'replaced');
    const known = placed.find((order) => key !== null && order.key === key && order.request.email === request.email);
    if (known) {
      return known.content === content
        ? answerOf(known)
        : err({ code: 'key-used', order: answerOf(known).unwrapOr({ status: 'declined', order_id: known.id }) });
    }
    const subscribed = person === null ? [] : subscriptions.filter((one) => one.person === person);
    const codes = request.lines.map(({ planCode }) => planCode);
    if (subscribed.some(({ subscription: { plan, state } }) => state !== 'ended' && codes.includes(plan.code))) {
      return err({ code: 'already-subscribed' });
    }
    return priceFakeOrder(request, { offers, discountOf, deliveries }).andThen((lines) => {
      const id = ids.next();
      const number = `VP-${String(placed.length + 1).padStart(8, '0')}`;
      const order: FakePlacedOrder = { id, number, request, content, key, lines, state: 'pending', paidAt: null };
      placed.unshift(order);
      if (request.total.amount === 0) record(order);
      return answerOf(order);
    });
  }

  function close(order: FakePlacedOrder, reason: NonNullable<FakePlacedOrder['closeReason']>): void {
    order.state = 'closed';
    order.closeReason = reason;
    order.key = null;
  }

  /** Records a payment: the credits, subscriptions and documents of the order. */
  function record(order: FakePlacedOrder): void {
    const { id, request, lines } = order;
    order.state = 'paid';
    order.paidAt = clock.now();
    const { email, total, couponCode } = request;
    const person = people.byEmail(email) ?? people.signUp(aUser({ id: `buyer-${id}`, email }), `password-${id}`);
    sold.unshift({ person, order: orderOf(order), coupon: couponCode.toUpperCase(), receipt: receiptOf(order) });
    for (const [position, { plan, quantity, vin }] of lines.entries()) {
      if (total.amount > 0) person.pay(vin);
      const delta = plan.documents === 'unlimited' ? 0 : plan.documents * quantity;
      const reference = position === 0 ? id : `${id}-${position}`;
      person.move({ kind: plan.kind, delta, reason: 'purchase', reference });
      deliveries.plan({ orderId: id, person, plan, vin });
      if (plan.renewal === 'once') continue;
      const periodEnd = endOfPeriods(clock.now(), plan.renewal, 1);
      order.subscriptionId = `sub-${id}`;
      const subscription: Subscription = {
        subscriptionId: order.subscriptionId,
        gateway: request.gateway,
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
    }
  }

  function orderOfWords(words: string): FakePlacedOrder | undefined {
    const id = SIGNED_WORDS.exec(words)?.groups?.order;
    return placed.find((order) => order.id === id);
  }

  function settle(orderId: string, how: 'paid' | 'expired' | 'too-many-declines' = 'paid'): void {
    const order = placed.find(({ id, state }) => id === orderId && state === 'pending');
    if (order === undefined) throw new Error(`No order ${orderId} is waiting for payment.`);
    if (how === 'paid') record(order);
    else close(order, how);
  }

  function buy(purchase: Purchase, key: string | null = null): Result<PurchaseAnswer, PurchaseError> {
    const { type: list, planCode, quantity, subject, email, price: total, couponCode, paymentGateway } = purchase;
    const lines = [{ list, planCode, quantity, vin: subject.kind === 'vehicle' ? subject.vin : null }];
    const rest = { country: '', termsVersion: '', immediateDelivery: false, cancelPath: '/checkout', replaces: null };
    return place({ ...rest, email, total, couponCode, gateway: paymentGateway, lines }, key, null);
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
    buy,
    placeOrder: (request, key = null, person = null) => place(request, key, person),
    settle,
    sell: (purchase) =>
      buy(purchase).andThen(({ order_id: id, custom_data: words }) => {
        settle(String(id));
        const order = orderOfWords(String(words));
        return order === undefined ? refused('There is no such order.') : answerOf(order);
      }),
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
    updatePayment: (customData) => {
      const order = orderOfWords(customData);
      return order === undefined ? refused('This link has expired, or is not valid.') : answerOf(order);
    },
  };
}

function refused(message: string): Result<never, GatewayError> {
  return err({ code: 'refused', message, fields: {} });
}
