import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MONTHLY, openShop, type Shop, type ShopPerson } from '../../../../tests/setup/open-shop.ts';
import {
  openStripeStandIn,
  STAND_IN_KEY,
  STAND_IN_WEBHOOK_SECRET,
  type StripeStandIn,
} from '../../../../tests/setup/stripe-stand-in.ts';
import { createStripeGateway } from '../../payments/stripe-gateway.ts';
import { renewSubscriptions } from '../subscription/renew-subscriptions.ts';

describe.each(['sqlite', 'postgres'] as const)('purchases over Stripe on %s', (engine) => {
  let stripe: StripeStandIn;
  let shop: Shop;
  let person: ShopPerson;

  beforeEach(async () => {
    stripe = await openStripeStandIn();
    const access = { secretKey: STAND_IN_KEY, webhookSecret: STAND_IN_WEBHOOK_SECRET, endpoint: stripe.endpoint };
    shop = await openShop(engine, { payments: () => [createStripeGateway(access)] });
    person = await shop.person();
  });
  afterEach(async () => {
    await shop.close();
    await stripe.close();
  });

  const buy = (fields: Readonly<Record<string, string>> = {}, key = 'key-1') =>
    shop.buy({ email: person.email, payment_gateway: 'stripe', payg_id: 'pm_card_visa', ...fields }, key);
  const reports = async () => (await shop.credits(person.id)).vhr;
  const deliver = async ({ body, signature }: { readonly body: string; readonly signature: string }) =>
    (
      await shop.origin.fetch(
        new Request('http://origin.test/landing/stripe-webhook', {
          method: 'POST',
          body,
          headers: { 'stripe-signature': signature },
        }),
      )
    ).status;
  const notice = (type: string, id?: string) =>
    stripe.notice('pi_1', { type: `payment_intent.${type}`, at: shop.now(), ...(id !== undefined && { id }) });

  it('charges once, also when the answer is lost', async () => {
    expect((await buy()).body.status).toBe('success');
    expect((await buy({ payg_id: 'pm_card_chargeDeclined' }, 'key-2')).body.status).toBe('error');
    stripe.loseNextAnswer();
    expect((await buy({}, 'key-3')).status).toBe(503);
    expect((await buy({}, 'key-3')).body.status).toBe('success');
    expect([stripe.ledger.taken, await reports()]).toEqual([[1_499, 1_499], 2]);
  });

  it('is told of the second step by a signed notice, on the bytes as they came', async () => {
    const { body } = await buy({ payg_id: 'pm_card_authenticationRequired' });
    expect(body).toMatchObject({ status: 'needs_action', next_step: { client_secret: 'pi_1_secret' } });
    stripe.ledger.takeStep('pi_1', 'approve');
    const signed = notice('succeeded');
    expect(await deliver({ ...signed, body: signed.body.replace('"amount":1499', '"amount": 1499') })).toBe(400);
    expect(await deliver({ ...signed, signature: '' })).toBe(400);
    expect(await reports()).toBe(0);
    expect(await deliver(signed)).toBe(200);
    expect(await reports()).toBe(1);
  });

  it('comes to the same whether notices are repeated, reordered, late or at once', async () => {
    await buy({ payg_id: 'pm_card_authenticationRequired' });
    const early = [notice('created', 'evt_1'), notice('requires_action', 'evt_2')];
    stripe.ledger.takeStep('pi_1', 'approve');
    const late = [notice('succeeded', 'evt_3'), notice('payment_failed', 'evt_4')];
    const [created, waits, succeeded, failed] = [...early, ...late];
    const order = [failed, succeeded, succeeded, waits, created, failed].filter((each) => each !== undefined);
    expect(await Promise.all(order.map(deliver))).toEqual(order.map(() => 200));
    for (const each of order) expect(await deliver(each)).toBe(200);
    expect([await reports(), (await shop.orders())[0]?.state]).toEqual([1, 'paid']);
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
    const kept = await shop.ctx.db.selectFrom('payment_notices').select('id').orderBy('id').execute();
    expect(kept.map(({ id }) => id)).toEqual(['evt_1', 'evt_2', 'evt_3', 'evt_4']);
  });

  it('keeps no notice that it could not act upon, so that it is acted upon when it comes again', async () => {
    await buy({ payg_id: 'pm_card_authenticationRequired' });
    stripe.ledger.takeStep('pi_1', 'approve');
    const signed = notice('succeeded');
    stripe.loseNextAnswer();
    expect(await deliver(signed)).toBe(503);
    expect(await reports()).toBe(0);
    expect(await deliver(signed)).toBe(200);
    expect(await reports()).toBe(1);
  });

  it('takes no notice that is older than five minutes', async () => {
    await buy({ payg_id: 'pm_card_authenticationRequired' });
    stripe.ledger.takeStep('pi_1', 'approve');
    const signed = notice('succeeded');
    shop.now.advance(301_000);
    expect(await deliver(signed)).toBe(400);
  });

  it('has the browser pay by itself where the cart does not say what pays', async () => {
    const { body } = await buy({ payg_id: '' });
    expect(body).toMatchObject({ status: 'pending', next_step: { client_secret: 'pi_1_secret' } });
    expect(stripe.ledger.taken).toEqual([]);
  });

  it('renews a subscription with what Stripe has kept, and charges a period once', async () => {
    const { body } = await buy(MONTHLY_OVER_STRIPE);
    expect(body).toMatchObject({ status: 'success', subscription_id: expect.any(String) });
    shop.now.advance(31 * 24 * 60 * 60 * 1_000);
    await Promise.all([renewSubscriptions.run(shop.ctx), renewSubscriptions.run(shop.ctx)]);
    await renewSubscriptions.run(shop.ctx);
    expect([stripe.ledger.taken, await reports()]).toEqual([[4_900, 4_900], 20]);
  });
});

const MONTHLY_OVER_STRIPE = { ...MONTHLY, payment_gateway: 'stripe', payg_id: 'pm_card_visa' };
