import { describe, expect, it } from 'vitest';
import type { PurchaseAnswer } from '#core/billing/purchase.ts';
import { type PlacedOrder, placedOrderFrom } from '#core/checkout/placed-order.ts';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import { anOrderRequest } from '../builders/an-order-request.ts';
import { usd } from '../builders/usd.ts';
import { KNOWN_VINS } from './gateway-world.ts';
import type { WorldOf } from './world-of.ts';

/** The gateways for the contract of deliveries. */
export interface DeliveryGateways {
  readonly deliveries: DeliveryGateway;
  readonly purchases: PurchaseGateway;
}

/** Defines the contract tests of every delivery gateway. */
export function deliveryGatewayContract(name: string, openWorld: () => Promise<WorldOf<DeliveryGateways>>): void {
  /** Creates a guest who has paid for a sticker. */
  async function withPaidSticker() {
    const world = await openWorld();
    const { purchases, deliveries } = world.visitor;
    const email = (await world.signUp()).credentials.email.replace('@', '-guest@');
    const lines = [{ list: 'sticker', planCode: 'sticker-1', quantity: 1, vin: KNOWN_VINS.withBuilds }] as const;
    const request = anOrderRequest({ email, lines, total: usd(9.99) });
    const placed = (await purchases.placeOrder(request))._unsafeUnwrap();
    await world.pay(placed);
    const paid = (await purchases.updatePayment(String(placed.custom_data)))._unsafeUnwrap();
    const order = orderIn(paid);
    const [document] = order.documents;
    if (document === undefined) throw new Error('The order delivers nothing.');
    const byOrder = { by: 'order', customData: String(order.customData), deliveryId: document.id } as const;
    return { world, deliveries, email, byOrder };
  }

  describe(`delivery gateway: ${name}`, () => {
    it("DEL-02 reads a document with its order's token, first its progress", async () => {
      const { world, deliveries, byOrder } = await withPaidSticker();
      const delivery = { kind: 'sticker', vin: KNOWN_VINS.withBuilds };
      expect((await deliveries.read(byOrder))._unsafeUnwrap()).toEqual({
        ...delivery,
        state: 'waiting',
        document: null,
      });
      expect((await deliveries.readPdf(byOrder))._unsafeUnwrapErr().code).toBe('not-found');

      await world.makeDocuments();

      expect((await deliveries.read(byOrder))._unsafeUnwrap()).toMatchObject({
        ...delivery,
        state: 'ready',
        document: { kind: 'sticker', sticker: { content: { vehicle: { vin: KNOWN_VINS.withBuilds } } } },
      });
      const pdf = (await deliveries.readPdf(byOrder))._unsafeUnwrap();
      expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
      expect((await deliveries.readLogo(byOrder))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('DEL-03 reads the same document by its private link', async () => {
      const { world, deliveries, email, byOrder } = await withPaidSticker();
      await world.makeDocuments();
      const byLink = { by: 'link', key: await world.documentKey(email) } as const;

      expect((await deliveries.read(byLink))._unsafeUnwrap()).toEqual((await deliveries.read(byOrder))._unsafeUnwrap());
      expect((await deliveries.readPdf(byLink)).isOk()).toBe(true);
    });

    it('DEL-03 returns nothing for another key, another token or another delivery', async () => {
      const { world, deliveries, byOrder } = await withPaidSticker();
      await world.makeDocuments();

      expect((await deliveries.read({ by: 'link', key: 'k'.repeat(43) }))._unsafeUnwrapErr().code).toBe('not-found');
      const another = { ...byOrder, deliveryId: 'of-another-order' };
      expect((await deliveries.read(another))._unsafeUnwrapErr().code).toBe('not-found');
      const forged = { ...byOrder, customData: 'forged' };
      expect((await deliveries.read(forged))._unsafeUnwrapErr().code).toMatch(/not-found|refused/);
    });

    it('DEL-03 emails a new link, and responds the same to an unknown key', async () => {
      const { world, deliveries, email } = await withPaidSticker();
      await world.makeDocuments();
      const first = await world.documentKey(email);

      expect((await deliveries.renewLink('k'.repeat(43))).isOk()).toBe(true);
      expect(await world.documentKey(email)).toBe(first);
      world.advance(1_000);
      expect((await deliveries.renewLink(first)).isOk()).toBe(true);

      const second = await world.documentKey(email);
      expect(second).not.toBe(first);
      expect((await deliveries.read({ by: 'link', key: second })).isOk()).toBe(true);
    });

    it('DEL-05 rejects a choice with an unsigned token', async () => {
      const { deliveries } = (await openWorld()).visitor;
      const chosen = await deliveries.chooseCompensation({ words: 'forged', choice: 'refund' });
      expect(chosen._unsafeUnwrapErr().code).toBe('not-found');
    });
  });
}

function orderIn(answer: PurchaseAnswer): PlacedOrder {
  const order = placedOrderFrom(answer);
  if (order === null) throw new Error('The answer names no order.');
  return order;
}
