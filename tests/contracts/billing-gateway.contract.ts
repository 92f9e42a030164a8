import { describe, expect, it } from 'vitest';
import type { AccountGateway } from '#ports/account-gateway.ts';
import type { BillingGateway } from '#ports/billing-gateway.ts';
import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import { usd } from '../builders/usd.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the billing contract. */
export interface BillingGateways {
  readonly billing: BillingGateway;
  readonly accounts: AccountGateway;
  readonly purchases: PurchaseGateway;
}

const single = { planCode: 'vhr-1', price: usd(14.99), subject: { kind: 'credits' } } as const;
const monthly = { planCode: 'vhr-month', price: usd(49), subject: { kind: 'credits' } } as const;

/** Defines the contract tests of every billing gateway. */
export function billingGatewayContract(name: string, openWorld: () => Promise<WorldOf<BillingGateways>>): void {
  async function withOrder(order: Parameters<typeof aPurchase>[0] = single) {
    const world = await openWorld();
    const buyer = await world.signUp();
    const { email } = buyer.credentials;
    const placed = (await world.visitor.purchases.buy(aPurchase({ ...order, email })))._unsafeUnwrap();
    await world.pay(placed);
    const answer = (await world.visitor.purchases.updatePayment(String(placed.custom_data)))._unsafeUnwrap();
    return { world, buyer, email, answer, orderId: String(answer.order_id) };
  }

  describe(`billing gateway: ${name}`, () => {
    it("ACC-10 returns the amount and date of a subscription's next charge", async () => {
      const { buyer, answer } = await withOrder(monthly);

      const [subscription, ...others] = (await buyer.billing.subscriptions())._unsafeUnwrap();

      expect(others).toEqual([]);
      expect(subscription).toMatchObject({
        subscriptionId: answer.subscription_id,
        gateway: 'sandbox',
        plan: { code: 'vhr-month', renewal: 'month' },
        state: 'active',
        nextCharge: { price: usd(49), at: subscription?.periodEnd },
        used: 0,
        cancelledAt: null,
        endedAt: null,
      });
      expect(subscription?.periodEnd).toBeGreaterThan(subscription?.periodStart ?? Number.POSITIVE_INFINITY);
    });

    it('ACC-10 charges nothing more for a canceled subscription', async () => {
      const { buyer, answer } = await withOrder(monthly);
      const reference = { gateway: 'sandbox', subscriptionId: String(answer.subscription_id) };
      (await buyer.accounts.cancelSubscription(reference))._unsafeUnwrap();

      const [subscription] = (await buyer.billing.subscriptions())._unsafeUnwrap();

      expect(subscription).toMatchObject({ state: 'cancelled', nextCharge: null, cancelledAt: expect.any(Number) });
    });

    it("lists only the person's own subscriptions", async () => {
      const { world } = await withOrder(monthly);

      expect((await (await world.signUp()).billing.subscriptions())._unsafeUnwrap()).toEqual([]);
    });

    it('CRD-01 lists the credit movements, newest first, and their total', async () => {
      const world = await openWorld();
      const buyer = await world.signUp({ vhr: 2 });
      world.advance(60_000);
      const { email } = buyer.credentials;
      await world.pay((await buyer.purchases.buy(aPurchase({ ...single, email })))._unsafeUnwrap());

      const ledger = (await buyer.billing.creditMoves(1))._unsafeUnwrap();

      expect(ledger).toMatchObject({ total: 2, balances: { vhr: 3, sticker: 0, global: 0 } });
      expect(ledger.moves.map(({ kind, delta, reason }) => [kind, delta, reason])).toEqual([
        ['vhr', 1, 'purchase'],
        ['vhr', 2, 'sign-up'],
      ]);
      expect(new Set(ledger.moves.map(({ id }) => id)).size).toBe(2);
      expect((await buyer.billing.creditMoves(2))._unsafeUnwrap()).toEqual({ ...ledger, moves: [] });
      expect((await (await world.signUp()).billing.creditMoves(1))._unsafeUnwrap().total).toBe(0);
    });

    it('ACC-09 returns the receipt of an order to its buyer, as data and as a PDF', async () => {
      const { buyer, email, orderId } = await withOrder();

      expect((await buyer.billing.readReceipt(orderId))._unsafeUnwrap()).toEqual({
        orderId,
        orderNumber: expect.stringMatching(/^VP-\w{8}$/),
        email,
        lines: [
          {
            planName: expect.stringMatching(/\w/),
            vin: null,
            quantity: 1,
            single: usd(14.99),
            full: usd(14.99),
            paid: usd(14.99),
            renewal: 'once',
          },
        ],
        full: usd(14.99),
        paid: usd(14.99),
        refunded: usd(0),
        tax: [],
        paidAt: expect.any(Number),
        isTest: true,
        seller: null,
        billedTo: null,
        immediateDelivery: false,
      });
      const pdf = (await buyer.billing.readReceiptPdf(orderId))._unsafeUnwrap();
      expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
    });

    it("ACC-09 does not return another person's receipt", async () => {
      const { world, orderId } = await withOrder();
      const other = await world.signUp();

      expect((await other.billing.readReceipt(orderId))._unsafeUnwrapErr().code).toBe('not-found');
      expect((await other.billing.readReceiptPdf(orderId))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('PAY-06 resumes a canceled subscription idempotently', async () => {
      const { world, buyer, answer } = await withOrder(monthly);
      const subscriptionId = String(answer.subscription_id);
      const [before] = (await buyer.billing.subscriptions())._unsafeUnwrap();
      (await buyer.accounts.cancelSubscription({ gateway: 'sandbox', subscriptionId }))._unsafeUnwrap();

      for (const _time of [1, 2]) expect((await buyer.billing.resumeSubscription(subscriptionId)).isOk()).toBe(true);

      expect((await buyer.billing.subscriptions())._unsafeUnwrap()).toEqual([before]);
      const other = await world.signUp();
      const refused = [other.billing.resumeSubscription(subscriptionId), buyer.billing.resumeSubscription('another')];
      for (const call of refused) expect((await call)._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('PAY-06 opens a payment page to change the card, and waits for it', async () => {
      const { world, buyer, answer } = await withOrder(monthly);
      const subscriptionId = String(answer.subscription_id);
      expect((await buyer.billing.readCardChange(subscriptionId))._unsafeUnwrap()).toBe(true);

      const page = (await buyer.billing.changeCard(subscriptionId))._unsafeUnwrap();

      expect(new URL(page).protocol).toMatch(/^https?:$/);
      expect((await buyer.billing.readCardChange(subscriptionId))._unsafeUnwrap()).toBe(false);
      const { billing } = await world.signUp();
      const refused = [
        billing.changeCard(subscriptionId),
        billing.readCardChange(subscriptionId),
        buyer.billing.changeCard('another'),
        buyer.billing.readCardChange('another'),
      ];
      for (const call of refused) expect((await call)._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('PAY-09 accepts a withdrawal without sign-in, and does not reveal whether the order exists', async () => {
      const { world, buyer, email, orderId } = await withOrder();
      const { orderNumber } = (await buyer.billing.readReceipt(orderId))._unsafeUnwrap();
      const withdrawal = { name: 'Ada Byron', orderNumber, email };

      const receipt = (await world.visitor.billing.withdraw(withdrawal))._unsafeUnwrap();
      const ofAnother = { ...withdrawal, orderNumber: 'VP-00000000' };
      const unknown = (await world.visitor.billing.withdraw(ofAnother))._unsafeUnwrap();

      expect(receipt).toEqual({ orderNumber, receivedAt: expect.any(Number) });
      expect(unknown).toEqual({ orderNumber: 'VP-00000000', receivedAt: expect.any(Number) });
    });

    it('returns `signed-out` to a visitor', async () => {
      const { billing } = (await openWorld()).visitor;

      const errors = [
        (await billing.subscriptions())._unsafeUnwrapErr(),
        (await billing.creditMoves(1))._unsafeUnwrapErr(),
        (await billing.readReceipt('order-1'))._unsafeUnwrapErr(),
        (await billing.readReceiptPdf('order-1'))._unsafeUnwrapErr(),
        (await billing.resumeSubscription('subscription-1'))._unsafeUnwrapErr(),
        (await billing.changeCard('subscription-1'))._unsafeUnwrapErr(),
        (await billing.readCardChange('subscription-1'))._unsafeUnwrapErr(),
      ];

      expect(errors).toEqual(Array.from(errors, () => ({ code: 'signed-out' })));
    });
  });
}
