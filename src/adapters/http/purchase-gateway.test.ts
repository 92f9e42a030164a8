import { describe, expect, it } from 'vitest';
import type { Purchase } from '#core/billing/purchase.ts';
import { aPurchase } from '#tests/builders/a-purchase.ts';
import { anOrderRequest } from '#tests/builders/an-order-request.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpPurchaseGateway } from './purchase-gateway.ts';

const form = 'application/x-www-form-urlencoded';

const full: Purchase = {
  type: 'vhr',
  subject: { kind: 'vehicle', vin: '1HGCM82693A000001' },
  email: 'ada+vin@people.example',
  price: { amount: 1_499, currency: 'USD' },
  planCode: 'vhr-1',
  couponCode: 'TEN & more',
  previousCouponCode: 'FIVE',
  paymentGateway: 'sandbox',
  paymentReference: 'payment-1',
  extras: ['lookup', 'billmail', 'decal'],
  productCount: 2,
  productType: 'report',
  quantity: 3,
  unlimitedVinCheck: true,
  reportSubscription: false,
  landingPage: 'https://vinport.example/ünïcode',
  content: 'a=b&c',
  referrer: 'mail',
};

const onTheWire = {
  email: 'ada+vin@people.example',
  price: '1499',
  currency: 'USD',
  lookup: 'yes',
  bill: 'no',
  mail: 'no',
  billmail: 'yes',
  sms: 'no',
  prev_coupon: 'FIVE',
  decal: 'yes',
  couponcode: 'TEN & more',
  payment_gateway: 'sandbox',
  payg_id: 'payment-1',
  cart_plan: 'vhr-1',
  total_product: '2',
  vin: '1HGCM82693A000001',
  pr_type: 'report',
  nos: '3',
  unlimited_vin_check: 'yes',
  report_subscription: 'no',
  wpPage: 'https://vinport.example/ünïcode',
  content: 'a=b&c',
  ref: 'mail',
};

const sold = { body: { status: 'success', order_id: 'order-1', more: { of: ['any', 1] } } };

describe('purchase call requests', () => {
  it.each([
    ['vhr', '/landing/app-customer-register'],
    ['sticker', '/landing/window-sticker-registration'],
  ] as const)('CRD-05 buys a %s plan with every field of the specification at %s', async (type, path) => {
    const wire = await openWire();
    wire.origin.answers(sold);

    const answer = await createHttpPurchaseGateway(wire.http).buy({ ...full, type });

    const { method, type: mediaType, fields, headers, ...request } = wire.origin.onlyRequest();
    expect(`${method} ${request.path}`).toBe(`POST ${path}`);
    expect(mediaType).toBe(form);
    expect(fields).toEqual(onTheWire);
    expect(headers).not.toHaveProperty('x-forwarded-for');
    expect(answer._unsafeUnwrap()).toEqual(sold.body);
  });

  it('CRD-05 sends every field even if it is empty', async () => {
    const wire = await openWire();
    wire.origin.answers(sold);

    await createHttpPurchaseGateway(wire.http).buy(aPurchase());

    const { fields } = wire.origin.onlyRequest();
    expect(Object.keys(fields)).toEqual(Object.keys(onTheWire));
    expect(fields).toMatchObject({ couponcode: '', wpPage: '', ref: '' });
  });

  it('CRD-06 sends CREDIT as the VIN when buying credits', async () => {
    const wire = await openWire();
    wire.origin.answers(sold);

    await createHttpPurchaseGateway(wire.http).buy(aPurchase({ subject: { kind: 'credits' } }));

    expect(wire.origin.onlyRequest().fields.vin).toBe('CREDIT');
  });

  it("CRD-05 forwards the client's IP address when a server makes the purchase", async () => {
    const wire = await openWire();
    wire.origin.answers(sold);

    await createHttpPurchaseGateway(wire.http).buy(aPurchase(), { forwardedFor: '203.0.113.7' });

    expect(wire.origin.onlyRequest().headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('CALL-03 sends the same key with every attempt of a purchase, even if the response is cut off', async () => {
    const wire = await openWire();
    wire.origin.answers(
      { status: 503 },
      (response) => {
        response.writeHead(200, { 'content-length': '500' });
        response.write('{"status":"succ', () => response.destroy());
      },
      sold,
    );
    const purchases = createHttpPurchaseGateway(wire.http);

    expect((await purchases.buy(full)).isOk()).toBe(true);
    expect((await purchases.buy(full)).isOk()).toBe(true);

    const keys = wire.origin.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('PAY-05 places a cart order as JSON, once per key', async () => {
    const wire = await openWire();
    wire.origin.answers({ status: 503 }, sold);
    const request = anOrderRequest({ couponCode: 'TEN', country: 'DE', immediateDelivery: true, replaces: 'a.b.c' });

    const answer = await createHttpPurchaseGateway(wire.http).placeOrder(request, { idempotencyKey: 'cart-1-a' });

    expect(answer._unsafeUnwrap()).toEqual(sold.body);
    const [first, second] = wire.origin.requests;
    expect(first?.json).toEqual({
      email: 'ada@people.example',
      currency: 'USD',
      total: 1_499,
      coupon: 'TEN',
      gateway: 'sandbox',
      country: 'DE',
      lines: [{ list: 'vhr', plan: 'vhr-1', quantity: 1, vin: '1HGCM82693A000001' }],
      terms_version: '1',
      immediate_delivery: true,
      cancel_path: '/checkout',
      replaces: 'a.b.c',
    });
    for (const sent of [first, second]) {
      expect(`${sent?.method} ${sent?.path}`).toBe('POST /landing/orders');
      expect(sent?.headers['idempotency-key']).toBe('cart-1-a');
    }
  });

  it.each([
    [
      { status: 'error', reason: 'expired', message: 'Too late.' },
      { code: 'expired', message: 'Too late.' },
    ],
    [
      { status: 'error', reason: 'too-many-declines' },
      { code: 'too-many-declines', message: null },
    ],
    [
      { status: 'error', reason: 'not-deliverable', kind: 'sticker' },
      { code: 'not-deliverable', kind: 'sticker' },
    ],
    [{ status: 'error', reason: 'already-subscribed' }, { code: 'already-subscribed' }],
    [
      { status: 'error', reason: 'of another kind', message: 'No.' },
      { code: 'conflict', message: 'No.' },
    ],
  ])('CRD-05 reads the reason for a refused order: %j', async (body, error) => {
    const wire = await openWire();
    wire.origin.answers({ status: 409, body });
    const answer = await createHttpPurchaseGateway(wire.http).placeOrder(anOrderRequest());
    expect(answer._unsafeUnwrapErr()).toEqual(error);
  });

  it('PAY-06 opens the payment page of a renewal with its order data', async () => {
    const wire = await openWire();
    wire.origin.answers(sold);
    await createHttpPurchaseGateway(wire.http).continuePayment('a.b.c');
    const { method, path, fields } = wire.origin.onlyRequest();
    expect(`${method} ${path}`).toBe('POST /landing/app-stripe-payment');
    expect(fields).toEqual({ custom_data: 'a.b.c' });
  });

  it.each([
    [
      'an error status',
      { body: { status: 'error', msg: 'Card declined' } },
      { code: 'refused', message: 'Card declined', fields: {} },
    ],
    [
      'another price',
      { status: 409, body: { status: 'error', message: 'The price is 1999 USD.' } },
      { code: 'conflict', message: 'The price is 1999 USD.' },
    ],
    ['a list', { body: [] }, { code: 'unreadable-answer', reason: expect.any(String) }],
    ['text', { body: '"sold"' }, { code: 'unreadable-answer', reason: expect.any(String) }],
  ])('CRD-05 reports a failed purchase when the response is %s', async (_what, answer, error) => {
    const wire = await openWire();
    wire.origin.answers(answer);

    expect((await createHttpPurchaseGateway(wire.http).buy(full))._unsafeUnwrapErr()).toEqual(error);
  });

  it("CRD-08 forwards the payment gateway's data unchanged", async () => {
    const wire = await openWire();
    wire.origin.answers({ body: { status: 'success' } });
    const words = 'order=1&sum=14.99;signature=a+b/c==';

    const answer = await createHttpPurchaseGateway(wire.http).updatePayment(words, { idempotencyKey: 'form-1' });

    const { method, path, type, fields, headers } = wire.origin.onlyRequest();
    expect(`${method} ${path}`).toBe('POST /api-cwa/payment-update');
    expect(type).toBe(form);
    expect(fields).toEqual({ custom_data: words });
    expect(headers['idempotency-key']).toBe('form-1');
    expect(answer._unsafeUnwrap()).toEqual({ status: 'success' });
  });

  it.each([
    ['validateCoupon', '/api-cwa/coupon_validation'],
    ['validateDiscount', '/api-cwa/discount_validation'],
  ] as const)('CRD-10 %s sends its request to %s', async (call, path) => {
    const wire = await openWire();
    wire.origin.answers({ body: { status: 'success', data: { kind: 'percent', percent: '10' } } });
    const question = { code: 'TEN', type: 'sticker', planCode: 'sticker-1', email: 'ada@people.example' } as const;

    const discount = await createHttpPurchaseGateway(wire.http)[call](question);

    const { method, type, fields, ...request } = wire.origin.onlyRequest();
    expect(`${method} ${request.path}`).toBe(`POST ${path}`);
    expect(type).toBe(form);
    expect(fields).toEqual({
      couponcode: 'TEN',
      type: 'sticker',
      cart_plan: 'sticker-1',
      email: 'ada@people.example',
    });
    expect(discount._unsafeUnwrap()).toEqual({ kind: 'percent', percent: 10 });
  });

  it('CRD-10 omits an unknown email address, and reads an amount', async () => {
    const wire = await openWire();
    const amount = { kind: 'amount', amount: { amount: 200, currency: 'USD' } };
    wire.origin.answers({ body: { status: 'success', data: amount } });

    const purchases = createHttpPurchaseGateway(wire.http);
    const discount = await purchases.validateCoupon({ code: 'TWO', type: 'vhr', planCode: 'vhr-1', email: '' });

    expect(wire.origin.onlyRequest().fields).not.toHaveProperty('email');
    expect(discount._unsafeUnwrap()).toEqual(amount);
  });

  it.each([
    [
      { status: 422, body: { status: 'error', message: 'Used up' } },
      { code: 'refused', message: 'Used up' },
    ],
    [{ body: { status: 'error', message: 'Used up' } }, { code: 'refused', message: 'Used up' }],
    [{ body: { status: 'success', data: { kind: 'percent', percent: 101 } } }, { code: 'unreadable-answer' }],
    [{ body: { status: 'success', data: { kind: 'amount', amount: 2 } } }, { code: 'unreadable-answer' }],
  ])('CRD-10 applies no discount when the response is %j', async (answer, error) => {
    const wire = await openWire();
    wire.origin.answers(answer);
    const question = { code: 'TEN', type: 'vhr', planCode: 'vhr-1', email: '' } as const;

    const discount = await createHttpPurchaseGateway(wire.http).validateDiscount(question);

    expect(discount._unsafeUnwrapErr()).toMatchObject(error);
  });
});
