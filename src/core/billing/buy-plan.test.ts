import fc from 'fast-check';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PurchaseOptions } from '#ports/purchase-gateway.ts';
import { aPurchase } from '#tests/builders/a-purchase.ts';
import { usd } from '#tests/builders/usd.ts';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import type { Purchase, PurchaseAnswer } from './purchase.ts';
import { purchaseKey } from './purchase-key.ts';
import { PurchasesInFlightStore } from './purchases-in-flight-store.ts';
import { createBuyPlan, createSendPurchase } from './send-purchase.ts';

type Answer = Result<PurchaseAnswer, GatewayError>;

/** Creates purchases that the test resolves in the order in which they were sent. */
function setUp() {
  const sent: [Purchase, PurchaseOptions | undefined][] = [];
  const pending: { readonly resolve: (answer: Answer) => void; readonly reject: (reason: unknown) => void }[] = [];
  const inFlight = new PurchasesInFlightStore();
  const logger = createFakeLogger();
  const sendPurchase = createSendPurchase({
    purchases: {
      buy: (purchase, options) => {
        sent.push([purchase, options]);
        const { promise, resolve, reject } = Promise.withResolvers<Answer>();
        pending.push({ resolve, reject });
        return new ResultAsync(promise);
      },
    },
    purchasesInFlight: inFlight,
  });
  const buyPlan = createBuyPlan({ sendPurchase, logger });
  return { buyPlan, sent, pending, inFlight, logger };
}

const bought: Answer = ok({ status: 'success', order_id: 'o1' });

describe('buyPlan', () => {
  it('CRD-05 sends the cart with the forwarded-for address and returns the JSON body', async () => {
    const { buyPlan, sent, pending } = setUp();
    const answer = buyPlan(aPurchase(), { forwardedFor: '203.0.113.7' });
    pending[0]?.resolve(bought);
    expect(await answer).toEqual({ status: 'success', order_id: 'o1' });
    expect(sent).toEqual([[aPurchase(), { forwardedFor: '203.0.113.7' }]]);
  });

  it('CRD-05 returns null on failure and logs the reason without personal data', async () => {
    const { buyPlan, pending, logger } = setUp();
    const answer = buyPlan(aPurchase());
    pending[0]?.resolve(err({ code: 'conflict', message: 'The price is another.' }));
    expect(await answer).toBeNull();
    expect(logger.entries).toEqual([
      {
        level: 'error',
        message: 'A purchase failed.',
        details: { type: 'vhr', planCode: 'vhr-1', code: 'conflict' },
      },
    ]);
  });

  it('CRD-07 shares one promise among identical purchases and lists them as in flight', async () => {
    const { buyPlan, sent, pending, inFlight } = setUp();
    const first = buyPlan(aPurchase());
    const second = buyPlan(aPurchase({ landingPage: '/elsewhere' }));
    expect(second).toBe(first);
    expect(sent).toHaveLength(1);
    expect(inFlight.get()).toEqual([purchaseKey(aPurchase())]);
    pending[0]?.resolve(bought);
    expect(await second).toEqual({ status: 'success', order_id: 'o1' });
    expect(inFlight.get()).toEqual([]);
  });

  it.each<[string, (pending: ReturnType<typeof setUp>['pending'][number] | undefined) => void]>([
    ['a success', (pending) => pending?.resolve(bought)],
    ['a failure', (pending) => pending?.resolve(err({ code: 'unreachable' }))],
    ['an exception', (pending) => pending?.reject(new Error('a bug'))],
  ])('CRD-07 starts a new purchase after %s', async (_end, end) => {
    const { buyPlan, sent, pending, inFlight } = setUp();
    const first = buyPlan(aPurchase());
    end(pending[0]);
    await first.catch(() => undefined);
    expect(inFlight.get()).toEqual([]);
    const second = buyPlan(aPurchase());
    expect(second).not.toBe(first);
    expect(sent).toHaveLength(2);
    pending[1]?.resolve(bought);
    expect(await second).toEqual({ status: 'success', order_id: 'o1' });
  });

  it.each<Partial<Purchase>>([
    { type: 'sticker' },
    { planCode: 'other' },
    { email: 'other@people.example' },
    { subject: { kind: 'credits' } },
    { paymentGateway: 'stripe' },
    { couponCode: 'TEN' },
    { price: usd(1) },
  ])('CRD-07 sends different purchases separately: %j', async (change) => {
    const { buyPlan, sent, pending, inFlight } = setUp();
    const [one, other] = [buyPlan(aPurchase()), buyPlan(aPurchase(change))];
    expect(sent).toHaveLength(2);
    expect(inFlight.get()).toEqual([purchaseKey(aPurchase()), purchaseKey(aPurchase(change))]);
    pending[1]?.resolve(bought);
    await other;
    expect(inFlight.get()).toEqual([purchaseKey(aPurchase())]);
    pending[0]?.resolve(bought);
    await one;
  });

  it('CRD-07 never has two identical purchases in flight, in any order of starts and ends', async () => {
    const step = fc.oneof(
      fc.record({ buy: fc.constantFrom('a', 'b', 'c') }),
      fc.record({ end: fc.nat(5), well: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { buyPlan, pending, inFlight } = setUp();
        for (const each of steps) {
          if ('buy' in each) void buyPlan(aPurchase({ planCode: each.buy }));
          else pending[each.end]?.resolve(each.well ? bought : err({ code: 'unreachable' }));
          await new Promise<void>((resolve) => queueMicrotask(resolve));
          expect(new Set(inFlight.get()).size).toBe(inFlight.get().length);
        }
      }),
    );
  });
});
