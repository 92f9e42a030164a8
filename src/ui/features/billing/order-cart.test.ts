// @vitest-environment node
import { getResponse } from 'msw';
import { err, errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { BindingMap } from '#composition/bindings.ts';
import { createContainer, type VinportContainer } from '#composition/create-container.ts';
import type { OrderRequest } from '#core/checkout/order-request.ts';
import type { PlaceOrder, PlaceOrderError } from '#core/checkout/place-order.ts';
import { aPlacedOrder } from '#tests/builders/a-placed-order.ts';
import { usd } from '#tests/builders/usd.ts';
import { createFakeOrigin } from '#tests/fakes/fake-origin.ts';
import { fakeOriginHandlers } from '#tests/fakes/fake-origin-handlers.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { storedOrders } from '#ui/app/answers/orders-cookie.ts';
import { orderCart } from './order-cart.ts';

const HOST = 'https://vinport.example';
const CART = 'cart-of-a-visitor-1';
const VIN = '1HGCM82693A000001';
const BOTH = `/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}&cart=${CART}`;
const REPORT = `/checkout?plan=vhr-1&vin=${VIN}&cart=${CART}`;

/** Creates a server for one browser with an in-memory origin. The given use cases replace the real ones. */
function setUp(replaced: Partial<BindingMap> = {}) {
  const origin = createFakeOrigin();
  const handlers = fakeOriginHandlers(origin, HOST);
  const fetch = async (url: URL | string | Request, init?: RequestInit) =>
    (await getResponse(handlers, new Request(url, init))) ?? Response.error();
  const real = createContainer(aWorld({ origin: HOST, siteDomain: 'test.vinport.example', fetch }));
  const container: VinportContainer = { ...real, get: (name) => replaced[name] ?? real.get(name) };
  let cookie = '';
  const stored = () => storedOrders({ headers: new Headers({ cookie }) });
  async function press(path: string, fields: Readonly<Record<string, string>> = {}) {
    const typed = { email: 'ada@people.example', country: 'US', coupon: '', consent: 'on', total: '1499 USD' };
    const body = new URLSearchParams({ ...typed, intent: 'pay', ...fields });
    const posted = new Request(`${HOST}${path}`, { method: 'POST', body });
    // Scripts can't set the Cookie header of a Request.
    const request = new Proxy(posted, {
      get: (target, name) => {
        if (name === 'headers') return new Headers({ cookie });
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    try {
      const answer = await orderCart(request, container);
      return 'data' in answer ? answer.data : answer;
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      cookie = thrown.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return `${thrown.status} ${thrown.headers.get('location')}`;
    }
  }
  return { origin, press, stored };
}

const failing =
  (error: PlaceOrderError): PlaceOrder =>
  () =>
    errAsync(error);

/** Creates an order function that places no order and records its requests. */
function recording() {
  const asked: OrderRequest[] = [];
  const placeOrder: PlaceOrder = (request) => {
    asked.push(request);
    const order = aPlacedOrder({ customData: `words-${asked.length}` });
    return okAsync({ kind: 'continue', order, continueAt: 'https://pay.example/1' });
  };
  return { asked, placeOrder };
}

describe('orderCart', () => {
  it('PAY-02 redirects to the payment page with an HttpOnly order cookie', async () => {
    const { press, stored } = setUp();
    expect(await press(BOTH, { total: '2498 USD' })).toBe('303 https://pay.example/checkout/order-1');
    expect(stored()).toEqual([
      {
        cart: CART,
        number: 'VP-00000001',
        words: 'order=order-1.signed',
        path: `/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}&country=US&cart=${CART}`,
      },
    ]);
  });

  it('PAY-05 sends all lines, the consents and the return path as one order', async () => {
    const { asked, placeOrder } = recording();
    const { press } = setUp({ placeOrder });
    await press(BOTH, { total: '2348 USD', coupon: 'ten', country: 'DE', delivery: 'on' });
    expect(asked).toEqual([
      {
        email: 'ada@people.example',
        total: usd(23.48),
        couponCode: 'TEN',
        gateway: 'sandbox',
        country: 'DE',
        lines: [
          { list: 'vhr', planCode: 'vhr-1', quantity: 1, vin: VIN },
          { list: 'sticker', planCode: 'sticker-1', quantity: 1, vin: VIN },
        ],
        termsVersion: expect.stringMatching(/./),
        immediateDelivery: true,
        cancelPath: `/checkout?plan=vhr-1&plan=sticker-1&vin=${VIN}&coupon=ten&country=DE&cart=${CART}`,
        replaces: null,
      },
    ]);
  });

  it('PAY-05 replaces the previous order when the cart changes', async () => {
    const { origin, press, stored } = setUp();
    await press(REPORT);
    const [first] = stored();
    expect(await press(REPORT, { email: 'other@people.example' })).toBe('303 https://pay.example/checkout/order-2');
    expect(origin.shop.updatePayment(first?.words ?? '')).toEqual(err({ code: 'expired', message: null }));
    expect(stored().map(({ number }) => number)).toEqual(['VP-00000002', 'VP-00000001']);
  });

  it('CRD-07 does not reorder a paid cart', async () => {
    const { origin, press } = setUp();
    await press(REPORT);
    origin.shop.settle('order-1');
    expect(await press(REPORT, { email: 'other@people.example' })).toBe('303 /checkout/done?order=VP-00000001');
  });

  it('redirects to the order when there is nothing left to pay', async () => {
    const placeOrder: PlaceOrder = () => okAsync({ kind: 'paid', order: aPlacedOrder() });
    expect(await setUp({ placeOrder }).press(REPORT)).toBe('303 /checkout/done?order=VP-7K2M9QXA');
  });

  it.each<[PlaceOrderError, string]>([
    [{ code: 'too-many-requests', retryAfterMs: null }, 'too-many-attempts'],
    [{ code: 'too-many-declines', message: null }, 'too-many-attempts'],
    [{ code: 'declined', message: null }, 'declined'],
    [{ code: 'refused', message: null, fields: { cart_plan: 'No.' } }, 'plan-refused'],
    [{ code: 'refused', message: 'No.', fields: {} }, 'not-charged'],
    [{ code: 'not-deliverable', kind: 'sticker' }, 'not-deliverable-sticker'],
    [{ code: 'already-subscribed' }, 'already-subscribed'],
    [{ code: 'server-failed', requestId: null }, 'unavailable'],
    [{ code: 'timed-out' }, 'unavailable'],
    [{ code: 'forbidden' }, 'not-charged'],
  ])('reports why no order was placed, with the typed values: %j', async (error, code) => {
    const { press, stored } = setUp({ placeOrder: failing(error) });
    expect(await press(REPORT, { country: 'MX' })).toMatchObject({
      failure: { code },
      typed: { email: 'ada@people.example', country: 'MX', consent: true },
    });
    expect(stored()).toEqual([]);
  });

  it.each(['price-changed', 'coupon-refused'] as const)(
    'CRD-05 requests consent again for a changed price: %s',
    async (code) => {
      const { press } = setUp({ placeOrder: failing({ code, price: usd(14.99) }) });
      expect(await press(REPORT, { coupon: 'TEN', total: '1349 USD' })).toMatchObject({
        failure: { code },
        typed: { coupon: '', consent: false },
        quote: { total: usd(14.99) },
      });
    },
  );

  it('CRD-05 does not order at a price that the buyer has not seen', async () => {
    const { asked, placeOrder } = recording();
    expect(await setUp({ placeOrder }).press(REPORT, { total: '999 USD' })).toMatchObject({
      failure: { code: 'price-changed' },
      typed: { consent: false },
    });
    expect(asked).toEqual([]);
  });

  it.each([
    [{ email: '' }, { email: 'email-missing' }],
    [{ email: 'nobody' }, { email: 'email-invalid' }],
    [{ country: '' }, { country: 'country-missing' }],
    [{ country: 'XX' }, { country: 'country-missing' }],
    [{ country: 'DE' }, { delivery: 'delivery-missing' }],
    [{ coupon: 'NO-SUCH-CODE' }, { coupon: 'coupon-not-valid' }],
  ])('reports the invalid field: %j', async (fields, wrong) => {
    const { asked, placeOrder } = recording();
    expect(await setUp({ placeOrder }).press(REPORT, fields)).toMatchObject({ fields: wrong });
    expect(asked).toEqual([]);
  });

  it('PAY-09 requires no delivery consent when buying credits', async () => {
    const { press } = setUp();
    const credits = `/checkout?plan=vhr-1&cart=${CART}`;
    expect(await press(credits, { country: 'DE' })).toBe('303 https://pay.example/checkout/order-1');
  });

  it('CRD-10 prices a cart with and without a coupon, without ordering', async () => {
    const { press } = setUp();
    const priced = { coupon: 'ten', intent: 'apply-coupon' };
    expect(await press(REPORT, priced)).toMatchObject({ quote: { total: usd(13.49) }, failure: null });
    expect(await press(REPORT, { ...priced, intent: 'remove-coupon' })).toMatchObject({ quote: { total: usd(14.99) } });
  });
});
