import { type Context, Hono } from 'hono';
import { ResultAsync } from 'neverthrow';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answer, answerWith } from '../answer.ts';
import type { OrderRow } from '../db/shop-rows.ts';
import { receiptPdf } from '../documents/receipt-pdf.ts';
import { idempotencyKeyOf } from '../idempotency.ts';
import { callerOf } from '../limits/caller.ts';
import type { OriginContext } from '../origin-context.ts';
import { pageInput } from '../page-input.ts';
import { answerSandboxStep, answerSandboxStepInput } from '../payments/answer-sandbox-step.ts';
import { readForm, readJson, readQuery } from '../read-input.ts';
import { siteAddress, siteCluesOf } from '../site/site-address.ts';
import { buyPlan } from './purchase/buy-plan.ts';
import { listOrders } from './purchase/list-orders.ts';
import { makePayment, makePaymentInput } from './purchase/make-payment.ts';
import { purchaseInput } from './purchase/purchase-input.ts';
import { readReceipt, readReceiptInput } from './purchase/read-receipt.ts';
import { receivePaymentNotice } from './purchase/receive-payment-notice.ts';
import { updatePayment, updatePaymentInput } from './purchase/update-payment.ts';
import { wireReceipt } from './purchase/wire-receipt.ts';
import { cancelSubscription, cancelSubscriptionInput } from './subscription/cancel-subscription.ts';
import { readSubscriptions } from './subscription/read-subscriptions.ts';

/** The endpoint map gives each purchase a second name; both do the same. */
const PURCHASE_PATHS = {
  vhr: ['/landing/app-customer-register', '/api-cwa/cwa_register'],
  sticker: ['/landing/window-sticker-registration', '/api-cwa/cwa_sticker_registration'],
};

/** The calls by which money moves, and what came of them. */
export function purchaseRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  const routes = new Hono<SignedInEnv>()
    .on('POST', PURCHASE_PATHS.vhr, (c) => bought(ctx, c, 'vhr'))
    .on('POST', PURCHASE_PATHS.sticker, (c) => bought(ctx, c, 'sticker'))
    .post('/landing/app-stripe-payment', async (c) =>
      answerWith(c, await readForm(c, makePaymentInput), (input) => makePayment(ctx, input)),
    )
    .post('/api-cwa/payment-update', async (c) =>
      answerWith(c, await readForm(c, updatePaymentInput), (input) => updatePayment(ctx, input)),
    )
    .post('/landing/stripe-webhook', async (c) => {
      const signature = c.req.header('stripe-signature') ?? '';
      return answer(c, await receivePaymentNotice(ctx, { gateway: 'stripe', body: await c.req.text(), signature }));
    })
    .post('/api-cwa/total-orders', onlySignedIn, (c) =>
      answerWith(c, readQuery(c, pageInput), (input) => listOrders(c.get('signedIn'), input)),
    )
    .get('/api-cwa/receipt', onlySignedIn, async (c) => {
      const input = readQuery(c, readReceiptInput);
      const receipt = await input.asyncAndThen((fields) => new ResultAsync(readReceipt(c.get('signedIn'), fields)));
      if (receipt.isErr()) return answer(c, receipt);
      if (input.isOk() && input.value.format === 'json') return c.json(wireReceipt(receipt.value));
      return c.body(await receiptPdf(receipt.value), 200, { 'content-type': 'application/pdf' });
    })
    .get('/api-cwa/subscription', onlySignedIn, async (c) => answer(c, await readSubscriptions(c.get('signedIn'))))
    .post('/api/user/cancel-subscription', onlySignedIn, async (c) =>
      answerWith(c, await readJson(c, cancelSubscriptionInput), (input) =>
        cancelSubscription(c.get('signedIn'), input),
      ),
    );
  if (!ctx.payments.has('sandbox')) return routes;
  return routes.post('/landing/sandbox-step', async (c) =>
    answerWith(c, await readForm(c, answerSandboxStepInput), (input) => answerSandboxStep(ctx, input)),
  );
}

async function bought(ctx: OriginContext, c: Context, list: OrderRow['list']): Promise<Response> {
  const site = await siteAddress(ctx, siteCluesOf(c));
  return answerWith(c, await readForm(c, purchaseInput), (input) =>
    buyPlan(ctx, input, { list, idempotencyKey: idempotencyKeyOf(c), site, caller: callerOf(c) }),
  );
}
