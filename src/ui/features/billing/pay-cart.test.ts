import { getResponse } from 'msw';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../tests/builders/an-account.ts';
import { usd } from '../../../../tests/builders/usd.ts';
import { createFakeOrigin } from '../../../../tests/fakes/fake-origin.ts';
import { fakeOriginHandlers } from '../../../../tests/fakes/fake-origin-handlers.ts';
import { aWorld } from '../../../../tests/setup/a-world.ts';
import type { BindingMap } from '../../../composition/binding-map.ts';
import { createContainer, type VinportContainer } from '../../../composition/create-container.ts';
import type { PlacePurchase, PlacePurchaseError } from '../../../core/billing/place-purchase.ts';
import { readProgress } from './checkout-progress.ts';
import { payCart } from './pay-cart.ts';

const HOST = 'https://vinport.example';
const WISH = 'wish-of-somebody-1';
const BOTH = `/checkout?plan=vhr-1&plan=sticker-1&vin=1HGCM82693A000001&wish=${WISH}`;
const REPORT = `/checkout?plan=vhr-1&wish=${WISH}`;

/** A browser of somebody with an account, over an origin in memory; these use cases are put in place of the real ones. */
function setUp(replaced: Partial<BindingMap> = {}) {
  const origin = createFakeOrigin();
  origin.people.signUp(aUser({ email: 'ada@people.example' }), 'right-password', {});
  const handlers = fakeOriginHandlers(origin, HOST);
  const fetch = async (url: URL | string | Request, init?: RequestInit) =>
    (await getResponse(handlers, new Request(url, init))) ?? Response.error();
  const real = createContainer(aWorld({ origin: HOST, siteDomain: 'test.vinport.example', fetch }));
  const container: VinportContainer = { ...real, get: (name) => replaced[name] ?? real.get(name) };
  return {
    container,
    progress: () => readProgress(real.get('world').cookies),
    signIn: () => real.get('logIn')({ email: 'ada@people.example', password: 'right-password' }),
    press: async (path: string, fields: Readonly<Record<string, string>> = {}) => {
      const typed = { email: 'ada@people.example', card: 'card_ok', coupon: '', consent: 'on', total: '1499 USD' };
      const body = new URLSearchParams({ ...typed, intent: 'pay', ...fields });
      try {
        const answer = await payCart(new Request(`${HOST}${path}`, { method: 'POST', body }), container);
        return 'data' in answer ? answer.data : answer;
      } catch (thrown) {
        if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
        throw thrown;
      }
    },
  };
}

const failing =
  (error: PlacePurchaseError): PlacePurchase =>
  async () =>
    err(error);

describe('payCart', () => {
  it('leads on once it is paid, and renews what somebody who is signed in has', async () => {
    const { container, press, progress, signIn } = setUp();
    await signIn();
    expect(await press(REPORT)).toBe('303 /checkout/done');
    expect(progress()).toMatchObject({ wish: WISH, email: 'ada@people.example', paid: [{ planCode: 'vhr-1' }] });
    expect(container.get('account').get().credits.vhr).toBe(1);
    expect(await press(REPORT, { card: 'card_declined' })).toBe('303 /checkout/done');
  });

  it.each(['unreachable', 'timed-out', 'cancelled'] as const)(
    'does not claim to know what came of it: %s',
    async (code) => {
      const { press } = setUp({ placePurchase: failing({ code }) });
      expect(await press(REPORT)).toMatchObject({
        failure: { code: 'unknown' },
        typed: { email: 'ada@people.example', card: 'card_ok', consent: true },
      });
    },
  );

  it.each<[PlacePurchaseError, string]>([
    [{ code: 'too-many-requests', retryAfterMs: null }, 'not-charged'],
    [{ code: 'refused', message: null, fields: { cart_plan: 'No.' } }, 'plan-refused'],
    [{ code: 'refused', message: 'No.', fields: {} }, 'not-charged'],
    [{ code: 'too-many-attempts' }, 'too-many-attempts'],
  ])('says that nothing was charged: %j', async (error, code) => {
    const { press } = setUp({ placePurchase: failing(error) });
    expect(await press(REPORT)).toMatchObject({ failure: { code } });
  });

  it.each(['price-changed', 'coupon-refused'] as const)('CRD-05 asks again for another price: %s', async (code) => {
    const { press } = setUp({ placePurchase: failing({ code, price: usd(14.99) }) });
    expect(await press(REPORT, { coupon: 'TEN', total: '1349 USD' })).toMatchObject({
      failure: { code },
      typed: { coupon: '', consent: false },
      quote: { total: usd(14.99) },
    });
  });

  it('CRD-05 charges nobody a price they have not seen', async () => {
    const { press, progress } = setUp();
    expect(await press(REPORT, { total: '999 USD' })).toMatchObject({
      failure: { code: 'price-changed' },
      typed: { consent: false },
    });
    expect(progress()).toBeNull();
  });

  it('counts a declined card, so that the same can be tried again', async () => {
    const { press, progress } = setUp();
    expect(await press(REPORT, { card: 'card_declined' })).toMatchObject({ failure: { code: 'declined' } });
    expect(progress()?.declined).toEqual({ 'vhr-1': 1 });
    expect(await press(REPORT)).toBe('303 /checkout/done');
  });

  it('keeps what is paid out of what is paid next', async () => {
    const charged: string[] = [];
    const placePurchase: PlacePurchase = async ({ planCode }) => {
      charged.push(planCode);
      if (planCode === 'sticker-1' && charged.length === 2) return err({ code: 'timed-out' });
      return ok({ kind: 'paid', orderId: `order-of-${planCode}`, subscriptionId: null });
    };
    const { press, progress } = setUp({ placePurchase });
    expect(await press(BOTH, { total: '2498 USD' })).toBe(
      `303 /checkout?plan=sticker-1&vin=1HGCM82693A000001&wish=${WISH}&failed=unknown`,
    );
    // Also from a page that was loaded before: what is paid is no part of the price any more.
    expect(await press(BOTH, { total: '2498 USD' })).toMatchObject({ failure: { code: 'price-changed' } });
    expect(await press(BOTH, { total: '999 USD' })).toBe('303 /checkout/done');
    expect(charged).toEqual(['vhr-1', 'sticker-1', 'sticker-1']);
    expect(progress()?.paid.map(({ orderId }) => orderId)).toEqual(['order-of-vhr-1', 'order-of-sticker-1']);
  });

  it.each([
    [{ email: '' }, { email: 'email-missing' }],
    [{ email: 'nobody' }, { email: 'email-invalid' }],
    [{ card: 'a-real-card' }, { card: 'card-missing' }],
    [{ coupon: 'NO-SUCH-CODE' }, { coupon: 'coupon-not-valid' }],
  ])('names the field that is wrong: %j', async (fields, wrong) => {
    const { press, progress } = setUp();
    expect(await press(REPORT, fields)).toMatchObject({ fields: wrong });
    expect(progress()).toBeNull();
  });

  it('CRD-10 prices a coupon without paying, and without it again', async () => {
    const { press } = setUp();
    const priced = { coupon: 'ten', intent: 'apply-coupon', consent: '' };
    expect(await press(REPORT, priced)).toMatchObject({ quote: { total: usd(13.49) }, failure: null });
    expect(await press(REPORT, { ...priced, intent: 'remove-coupon' })).toMatchObject({ quote: { total: usd(14.99) } });
  });
});
