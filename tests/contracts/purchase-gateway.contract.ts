import { describe, expect, it } from 'vitest';
import { type Discount, discountedPrice } from '#core/billing/discount.ts';
import type { Plan } from '#core/billing/plan.ts';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import { anOrderRequest } from '../builders/an-order-request.ts';
import { usd } from '../builders/usd.ts';
import { KNOWN_VINS, type SignInWords } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways of a person in this suite. */
export interface Buyer {
  readonly accounts: AccountGateway;
  readonly plans: PlanGateway;
  readonly purchases: PurchaseGateway;
}

type SignedUpBuyer = Buyer & { readonly credentials: SignInWords };

/** The codes that are valid in every world. */
export const KNOWN_CODES = {
  /** A coupon of 10 percent, valid once per person. */
  coupon: 'TEN',
  /** A discount of 2 dollars. */
  discount: 'WELCOME',
} as const;

/** Defines the contract tests of every purchase gateway. */
export function purchaseGatewayContract(name: string, openWorld: () => Promise<WorldOf<Buyer>>): void {
  /** Creates a buyer with an unpaid order of one report plan. */
  async function withOrder() {
    const world = await openWorld();
    const buyer = await world.signUp();
    const plan = await singlePlan(buyer);
    return { world, buyer, plan, placed: (await buy(buyer, plan))._unsafeUnwrap() };
  }

  describe(`purchase gateway: ${name}`, () => {
    it('CRD-05 adds the credits and the order once a plan is paid', async () => {
      const { world, buyer, plan, placed } = await withOrder();
      expect(placed).toMatchObject({
        status: 'needs_action',
        order_id: expect.stringMatching(/./),
        custom_data: expect.stringMatching(/./),
        continue_at: expect.stringMatching(/^https?:/),
      });
      expect(await creditsOf(buyer)).toMatchObject({ vhr: 0 });

      await world.pay(placed);

      expect(await standingOf(buyer, placed)).toMatchObject({ status: 'success', order_id: placed.order_id });
      expect(await creditsOf(buyer)).toMatchObject({ vhr: plan.documents });
      expect((await buyer.accounts.totalOrders(1))._unsafeUnwrap()).toMatchObject({
        total: 1,
        orders: [{ id: placed.order_id, description: plan.name, price: plan.price }],
      });
    });

    it('CRD-05 refuses any price but its own, and returns its price', async () => {
      const buyer = await (await openWorld()).signUp();
      const plan = await singlePlan(buyer);

      const price = { ...plan.price, amount: plan.price.amount - 1 };
      const error = (await buy(buyer, { ...plan, price }))._unsafeUnwrapErr();

      expect(error).toEqual({ code: 'price-changed', price: plan.price });
    });

    it("CRD-05 returns the same order for the same key, and with other fields refuses it with that order's state", async () => {
      const world = await openWorld();
      const buyer = await world.signUp();
      const { purchases, credentials } = buyer;
      const { code: planCode, price, documents } = await singlePlan(buyer);
      const send = (paymentReference: string) =>
        purchases.buy(
          aPurchase({ email: credentials.email, planCode, price, subject: { kind: 'credits' }, paymentReference }),
          { idempotencyKey: 'key-1' },
        );

      const first = (await send(''))._unsafeUnwrap();
      expect((await send(''))._unsafeUnwrap().order_id).toBe(first.order_id);
      await world.pay(first);
      expect((await send(''))._unsafeUnwrap()).toMatchObject({ status: 'success', order_id: first.order_id });
      const other = await purchases.buy(
        aPurchase({
          email: credentials.email,
          planCode,
          price,
          subject: { kind: 'vehicle', vin: KNOWN_VINS.withBuilds },
        }),
        { idempotencyKey: 'key-1' },
      );
      expect(other._unsafeUnwrapErr()).toMatchObject({ code: 'key-used', order: { order_id: first.order_id } });
      expect(await creditsOf(buyer)).toMatchObject({ vhr: documents });
    });

    it('PAY-05 orders a cart with all its lines as one order', async () => {
      const world = await openWorld();
      const buyer = await world.signUp();
      const placed = (await order(buyer, { total: usd(24.98), lines: [REPORT, STICKER] }))._unsafeUnwrap();
      await world.pay(placed);

      const paid = await standingOf(buyer, placed);

      expect(paid).toMatchObject({
        status: 'success',
        order_number: expect.stringMatching(/^VP-\w{8}$/),
        price: usd(24.98),
        email: buyer.credentials.email,
        lines: [
          { plan: { code: 'vhr-1' }, vin: KNOWN_VINS.withBuilds, price: usd(14.99) },
          { plan: { code: 'sticker-1' }, vin: KNOWN_VINS.withBuilds, price: usd(9.99) },
        ],
        documents: [{ kind: 'report' }, { kind: 'sticker' }],
      });
      expect((await buyer.accounts.totalOrders(1))._unsafeUnwrap().total).toBe(1);
    });

    it('PAY-05 closes an unpaid order when another one replaces it', async () => {
      const world = await openWorld();
      const buyer = await world.signUp();
      const first = (await order(buyer, {}, 'cart-1-a'))._unsafeUnwrap();

      const changes = { lines: [STICKER], total: usd(9.99), replaces: String(first.custom_data) };
      const second = (await order(buyer, changes, 'cart-1-b'))._unsafeUnwrap();

      expect(second.order_id).not.toBe(first.order_id);
      const closed = await buyer.purchases.updatePayment(String(first.custom_data));
      expect(closed._unsafeUnwrapErr().code).toBe('expired');
      await world.pay(second);
      expect(await standingOf(buyer, second)).toMatchObject({ status: 'success' });
    });

    it('PAY-09 requires consent to immediate delivery for a single document in the EU', async () => {
      const buyer = await (await openWorld()).signUp();
      expect((await order(buyer, { country: 'DE' }))._unsafeUnwrapErr()).toMatchObject({
        code: 'refused',
        fields: { immediate_delivery: expect.stringMatching(/./) },
      });
      expect((await order(buyer, { country: 'DE', immediateDelivery: true })).isOk()).toBe(true);
    });

    it('DEL-04 refuses a document that cannot be generated', async () => {
      const buyer = await (await openWorld()).signUp();
      const lines = [{ ...STICKER, vin: KNOWN_VINS.withoutBuilds }];
      expect((await order(buyer, { lines, total: usd(9.99) }))._unsafeUnwrapErr()).toEqual({
        code: 'not-deliverable',
        kind: 'sticker',
      });
    });

    it('PAY-06 refuses a second subscription that a member already has', async () => {
      const world = await openWorld();
      const buyer = await world.signUp();
      const lines = [{ list: 'vhr', planCode: 'vhr-month', quantity: 1, vin: null }] as const;
      await world.pay((await order(buyer, { lines, total: usd(49) }, 'first'))._unsafeUnwrap());

      const again = await order(buyer, { lines, total: usd(49) }, 'again');

      expect(again._unsafeUnwrapErr()).toEqual({ code: 'already-subscribed' });
    });

    it('CRD-10 returns the price without an invalid coupon', async () => {
      const buyer = await (await openWorld()).signUp();
      const plan = await singlePlan(buyer);
      expect((await buy(buyer, plan, 'NO-SUCH-CODE'))._unsafeUnwrapErr()).toEqual({
        code: 'coupon-refused',
        price: plan.price,
      });
    });

    it('refuses a plan that is not on offer', async () => {
      const buyer = await (await openWorld()).signUp();
      const plan = await singlePlan(buyer);

      expect((await buy(buyer, { ...plan, code: 'no-such-plan' }))._unsafeUnwrapErr().code).toBe('refused');
    });

    it('CRD-10 applies a coupon once per person', async () => {
      const world = await openWorld();
      const buyer = await world.signUp();
      const plan = await singlePlan(buyer);
      const { email } = buyer.credentials;
      const question = { code: KNOWN_CODES.coupon, type: 'vhr', planCode: plan.code, email } as const;

      const discount = (await buyer.purchases.validateCoupon(question))._unsafeUnwrap();
      expect(discount).toEqual<Discount>({ kind: 'percent', percent: 10 });

      const reduced = { ...plan, price: discountedPrice(plan.price, discount) };
      const placed = (await buy(buyer, reduced, KNOWN_CODES.coupon))._unsafeUnwrap();
      // A buyer who returns from the payment page can still use it.
      const replaces = String(placed.custom_data);
      expect((await buyer.purchases.validateCoupon({ ...question, replaces })).isOk()).toBe(true);
      await world.pay(placed);
      expect((await buyer.purchases.validateCoupon({ ...question, replaces }))._unsafeUnwrapErr()).toMatchObject({
        code: 'refused',
        message: expect.stringMatching(/./),
      });
    });

    it('CRD-10 distinguishes a discount from a coupon', async () => {
      const { purchases, plans } = (await openWorld()).visitor;
      const [plan] = (await plans.vhrPlans('user'))._unsafeUnwrap();
      const question = { type: 'vhr', planCode: plan?.code ?? '', email: '' } as const;

      const discount = await purchases.validateDiscount({ ...question, code: KNOWN_CODES.discount });
      const asCoupon = await purchases.validateCoupon({ ...question, code: KNOWN_CODES.discount });
      const unknown = await purchases.validateDiscount({ ...question, code: 'NO-SUCH-CODE' });

      expect(discount._unsafeUnwrap()).toEqual<Discount>({ kind: 'amount', amount: { amount: 200, currency: 'USD' } });
      expect(asCoupon._unsafeUnwrapErr().code).toBe('refused');
      expect(unknown._unsafeUnwrapErr().code).toBe('refused');
    });

    it('CRD-08 accepts only a signed order token', async () => {
      const { buyer, placed } = await withOrder();
      const forged = `order=${String(placed.order_id)}`;

      for (const call of ['updatePayment', 'continuePayment'] as const) {
        expect((await buyer.purchases[call](String(placed.custom_data))).isOk()).toBe(true);
        expect((await buyer.purchases[call](forged))._unsafeUnwrapErr().code).toBe('refused');
      }
    });
  });
}

const REPORT = { list: 'vhr', planCode: 'vhr-1', quantity: 1, vin: KNOWN_VINS.withBuilds } as const;
const STICKER = { list: 'sticker', planCode: 'sticker-1', quantity: 1, vin: KNOWN_VINS.withBuilds } as const;

function order(
  { purchases, credentials: { email } }: SignedUpBuyer,
  changes: Partial<OrderRequest>,
  idempotencyKey?: string,
) {
  const request = anOrderRequest({ email, lines: [REPORT], ...changes });
  return purchases.placeOrder(request, idempotencyKey === undefined ? {} : { idempotencyKey });
}

async function standingOf({ purchases }: Buyer, { custom_data: words }: PurchaseAnswer): Promise<PurchaseAnswer> {
  return (await purchases.updatePayment(String(words)))._unsafeUnwrap();
}

async function singlePlan({ plans }: Buyer): Promise<Plan> {
  const offered = (await plans.vhrPlans('user'))._unsafeUnwrap();
  const plan = offered.find(({ kind, renewal }) => kind === 'vhr' && renewal === 'once');
  if (plan === undefined) throw new Error('No single report is on offer.');
  return plan;
}

function buy(
  { purchases, credentials: { email } }: SignedUpBuyer,
  { code, price }: Pick<Plan, 'code' | 'price'>,
  couponCode = '',
) {
  return purchases.buy(aPurchase({ email, planCode: code, price, couponCode, subject: { kind: 'credits' } }));
}

async function creditsOf({ accounts, credentials }: SignedUpBuyer) {
  return (await accounts.logIn(credentials))._unsafeUnwrap().credits;
}
