import { describe, expect, it } from 'vitest';
import { type Discount, discountedPrice } from '../../src/core/billing/discount.ts';
import type { Plan } from '../../src/core/billing/plan.ts';
import type { AccountGateway } from '../../src/ports/account-gateway.ts';
import type { PlanGateway } from '../../src/ports/plan-gateway.ts';
import type { PurchaseGateway } from '../../src/ports/purchase-gateway.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import type { SignInWords } from './gateway-world.ts';

/** What this suite needs of someone. */
export interface Buyer {
  readonly accounts: AccountGateway;
  readonly plans: PlanGateway;
  readonly purchases: PurchaseGateway;
}

/** What this suite needs of a world: a gateway world with plans, in which {@link KNOWN_CODES} hold. */
export interface PurchaseWorld {
  readonly visitor: Buyer;
  signUp(): Promise<Buyer & { readonly credentials: SignInWords }>;
  /** The words of the payment gateway for an order, signed as they have to be. */
  signedWords(orderId: string): string;
}

/** The codes that hold in every world. */
export const KNOWN_CODES = {
  /** A coupon of 10 percent, once for each person. */
  coupon: 'TEN',
  /** A discount of 2 dollars. */
  discount: 'WELCOME',
} as const;

/** What every purchase gateway has to do, whatever is behind it. */
export function purchaseGatewayContract(name: string, openWorld: () => Promise<PurchaseWorld>): void {
  describe(`purchase gateway: ${name}`, () => {
    it('CRD-05 sells a plan: the answer is JSON, the credits and the order are there', async () => {
      const buyer = await (await openWorld()).signUp();
      const plan = await singlePlan(buyer);

      const answer = (await buy(buyer, plan))._unsafeUnwrap();

      expect(answer).toMatchObject({ status: 'success', order_id: expect.stringMatching(/./) });
      expect(await creditsOf(buyer)).toMatchObject({ vhr: plan.documents });
      expect((await buyer.accounts.totalOrders(1))._unsafeUnwrap()).toMatchObject({
        total: 1,
        orders: [{ id: answer.order_id, description: plan.name, price: plan.price }],
      });
    });

    it('CRD-05 sells for no price but its own, and tells which that is', async () => {
      const buyer = await (await openWorld()).signUp();
      const plan = await singlePlan(buyer);

      const price = { ...plan.price, amount: plan.price.amount - 1 };
      const error = (await buy(buyer, { ...plan, price }))._unsafeUnwrapErr();

      expect(error).toEqual({ code: 'price-changed', price: plan.price });
      expect(await creditsOf(buyer)).toMatchObject({ vhr: 0 });
    });

    it('CRD-05 pays one wish once, and tells who sends it with another card how the first stands', async () => {
      const buyer = await (await openWorld()).signUp();
      const { purchases, credentials } = buyer;
      const { code: planCode, price, documents } = await singlePlan(buyer);
      const subject = { kind: 'credits' } as const;
      const send = (paymentReference: string, wish: string) =>
        purchases.buy(aPurchase({ email: credentials.email, planCode, price, subject, paymentReference }), { wish });

      const first = (await send('card_ok', 'wish-1'))._unsafeUnwrap();
      expect((await send('card_ok', 'wish-1'))._unsafeUnwrap()).toEqual(first);
      expect((await send('card_declined', 'wish-1'))._unsafeUnwrapErr()).toMatchObject({
        code: 'key-used',
        order: { status: 'success', order_id: first.order_id },
      });
      expect((await send('card_declined', 'wish-2'))._unsafeUnwrapErr()).toEqual({
        code: 'declined',
        message: expect.stringMatching(/./),
      });
      expect((await send('card_ok', 'wish-2'))._unsafeUnwrapErr()).toMatchObject({
        code: 'key-used',
        order: { status: 'declined' },
      });
      expect(await creditsOf(buyer)).toMatchObject({ vhr: documents });
    });

    it('CRD-10 tells the price without a coupon that does not hold', async () => {
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

    it('CRD-10 takes a coupon off, once for each person', async () => {
      const buyer = await (await openWorld()).signUp();
      const plan = await singlePlan(buyer);
      const question = {
        code: KNOWN_CODES.coupon,
        type: 'vhr',
        planCode: plan.code,
        email: buyer.credentials.email,
      } as const;

      const discount = (await buyer.purchases.validateCoupon(question))._unsafeUnwrap();
      expect(discount).toEqual<Discount>({ kind: 'percent', percent: 10 });

      const reduced = { ...plan, price: discountedPrice(plan.price, discount) };
      (await buy(buyer, reduced, KNOWN_CODES.coupon))._unsafeUnwrap();
      expect((await buyer.purchases.validateCoupon(question))._unsafeUnwrapErr()).toMatchObject({
        code: 'refused',
        message: expect.stringMatching(/./),
      });
    });

    it('CRD-10 tells a discount from a coupon', async () => {
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

    it('CRD-08 takes the words of a payment gateway only if they are signed', async () => {
      const world = await openWorld();
      const buyer = await world.signUp();
      const { order_id: id } = (await buy(buyer, await singlePlan(buyer)))._unsafeUnwrap();

      const signed = await buyer.purchases.updatePayment(world.signedWords(String(id)));
      const forged = await buyer.purchases.updatePayment(`order=${String(id)}`);

      expect(signed.isOk()).toBe(true);
      expect(forged._unsafeUnwrapErr().code).toBe('refused');
    });
  });
}

async function singlePlan({ plans }: Buyer): Promise<Plan> {
  const offered = (await plans.vhrPlans('user'))._unsafeUnwrap();
  const plan = offered.find(({ kind, renewal }) => kind === 'vhr' && renewal === 'once');
  if (plan === undefined) throw new Error('No single report is on offer.');
  return plan;
}

function buy(
  { purchases, credentials: { email } }: Buyer & { readonly credentials: SignInWords },
  { code, price }: Pick<Plan, 'code' | 'price'>,
  couponCode = '',
) {
  return purchases.buy(aPurchase({ email, planCode: code, price, couponCode, subject: { kind: 'credits' } }));
}

async function creditsOf({ accounts, credentials }: Buyer & { readonly credentials: SignInWords }) {
  return (await accounts.logIn(credentials))._unsafeUnwrap().credits;
}
