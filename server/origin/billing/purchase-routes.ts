import { type Context, Hono } from 'hono';
import { totalOrders } from '#contract/billing/order-list.ts';
import { purchaseCalls } from '#contract/billing/purchase.ts';
import { receiptCalls, receiptToWire } from '#contract/billing/receipt.ts';
import { withdraw as withdrawCall } from '#contract/billing/withdraw.ts';
import { mountSignedIn, serveSignedIn } from '../account/mount-signed-in.ts';
import { optionalUserOf, type SignedInEnv } from '../account/signed-in.ts';
import { receiptPdf } from '../documents/receipt/receipt-pdf.ts';
import { answer } from '../kernel/answer.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext, RequestDetails } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';
import { gatewayModules } from '../providers/payment-gateways.ts';
import { buyPlan } from './purchase/buy-plan.ts';
import { listOrders } from './purchase/list-orders.ts';
import { type OrderRequest, placeOrderCall } from './purchase/order-request.ts';
import { buyingCalls, orderRequestOf } from './purchase/purchase-input.ts';
import { readReceipt } from './purchase/read-receipt.ts';
import { receivePaymentEvent } from './purchase/receive-payment-event.ts';
import { continuePayment, updatePayment } from './purchase/update-payment.ts';
import { withdraw } from './refund/withdraw.ts';

/** Creates the routes for purchases, payments, orders and receipts. */
export function purchaseRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const routes = new Hono<SignedInEnv>();
  mount(routes, ctx, placeOrderCall, bought);
  mount(routes, ctx, buyingCalls.reports, (_, fields, request, c) =>
    bought(ctx, orderRequestOf(fields, 'vhr'), request, c),
  );
  mount(routes, ctx, buyingCalls.stickers, (_, fields, request, c) =>
    bought(ctx, orderRequestOf(fields, 'sticker'), request, c),
  );
  mount(routes, ctx, purchaseCalls.continuePayment, (_, { custom_data }) => continuePayment(ctx, custom_data));
  mount(routes, ctx, purchaseCalls.updatePayment, (_, { custom_data }) => updatePayment(ctx, custom_data));
  mount(routes, ctx, withdrawCall, withdraw, 'withdrawalByCaller');
  mountSignedIn(routes, ctx, totalOrders, listOrders);
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

async function bought(ctx: OriginContext, order: OrderRequest, request: RequestDetails, c: Context) {
  const site = await siteAddress(ctx, request.clues);
  return buyPlan(ctx, order, { ...request, site, userId: await optionalUserOf(ctx, c) });
}
