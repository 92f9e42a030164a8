import { type Context, Hono } from 'hono';
import type { Result } from 'neverthrow';
import { totalOrders } from '#contract/billing/order-list.ts';
import { receiptCalls, receiptToWire } from '#contract/billing/receipt.ts';
import { withdraw as withdrawCall } from '#contract/billing/withdraw.ts';
import { mountSignedIn, serveSignedIn } from '../account/mount-signed-in.ts';
import { optionalUserOf, type SignedInEnv } from '../account/signed-in.ts';
import { receiptPdf } from '../documents/receipt/receipt-pdf.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import type { OrderRow } from '../kernel/db/shop-rows.ts';
import { idempotencyKeyOf } from '../kernel/idempotency.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { readForm, readJson } from '../kernel/read-input.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { siteOfRequest } from '../kernel/site/site-of-request.ts';
import { gatewayModules } from '../providers/payment-gateways.ts';
import { buyPlan } from './purchase/buy-plan.ts';
import { listOrders } from './purchase/list-orders.ts';
import { type OrderRequest, placeOrderInput } from './purchase/order-request.ts';
import { orderRequestOf, purchaseInput } from './purchase/purchase-input.ts';
import { readReceipt } from './purchase/read-receipt.ts';
import { receivePaymentEvent } from './purchase/receive-payment-event.ts';
import { continuePayment, updatePayment, updatePaymentInput } from './purchase/update-payment.ts';
import { withdraw } from './refund/withdraw.ts';

/** The endpoint map gives each purchase a second name; both do the same. */
const PURCHASE_PATHS = {
  vhr: ['/landing/app-customer-register', '/api-cwa/cwa_register'],
  sticker: ['/landing/window-sticker-registration', '/api-cwa/cwa_sticker_registration'],
};

/** The calls by which money moves, and what came of them. */
export function purchaseRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const routes = new Hono<SignedInEnv>()
    .post('/landing/orders', async (c) => bought(ctx, c, await readJson(c, placeOrderInput)))
    .on('POST', PURCHASE_PATHS.vhr, (c) => boughtByForm(ctx, c, 'vhr'))
    .on('POST', PURCHASE_PATHS.sticker, (c) => boughtByForm(ctx, c, 'sticker'))
    .post('/landing/app-stripe-payment', async (c) =>
      answerWith(c, await readForm(c, updatePaymentInput), (input) => continuePayment(ctx, input)),
    )
    .post('/api-cwa/payment-update', async (c) =>
      answerWith(c, await readForm(c, updatePaymentInput), (input) => updatePayment(ctx, input)),
    );
  mount(routes, withdrawCall, (withdrawal, c) =>
    withdraw(ctx, withdrawal, { caller: callerOf(c), domain: siteOfRequest(ctx, c) }),
  );
  mountSignedIn(routes, ctx, totalOrders, (page, caller) => listOrders(caller, page));
  serveSignedIn(routes, ctx, receiptCalls.read, async (taken, caller, c) => {
    if (taken.isErr()) return answer(c, taken);
    const { order, format } = taken.value;
    const receipt = await readReceipt(caller, order);
    if (receipt.isErr()) return answer(c, receipt);
    if (format === 'json') return c.json({ status: 'success', data: receiptToWire(receipt.value) });
    return c.body(await receiptPdf(receipt.value), 200, { 'content-type': 'application/pdf' });
  });
  for (const { name, signatureHeader, routes: pages } of gatewayModules) {
    routes.post(`/landing/${name}-webhook`, async (c) => {
      const signed = {
        body: await c.req.text(),
        signature: c.req.header(signatureHeader) ?? '',
        receivedAt: ctx.now(),
      };
      return answer(c, await receivePaymentEvent(ctx, name, signed));
    });
    if (!pages || !ctx.payments.has(name)) continue;
    const hosted = pages(ctx);
    routes.all(`/landing/${name}/*`, (c) => hosted.fetch(c.req.raw));
  }
  return routes;
}

async function boughtByForm(ctx: OriginContext, c: Context, list: OrderRow['list']): Promise<Response> {
  const input = await readForm(c, purchaseInput);
  return bought(
    ctx,
    c,
    input.map((fields) => orderRequestOf(fields, list)),
  );
}

async function bought(ctx: OriginContext, c: Context, input: Result<OrderRequest, OriginError>): Promise<Response> {
  const site = await siteAddress(ctx, siteCluesOf(c));
  const call = {
    idempotencyKey: idempotencyKeyOf(c),
    site,
    domain: siteOfRequest(ctx, c),
    caller: callerOf(c),
    userId: await optionalUserOf(ctx, c),
  };
  return answerWith(c, input, (request) => buyPlan(ctx, request, call));
}
