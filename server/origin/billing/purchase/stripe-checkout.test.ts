import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStripeGateway } from '#origin/providers/stripe/stripe-gateway.ts';
import { MONTHLY_ORDER, openShop, type Shop, type ShopAnswer, type ShopPerson } from '#tests/setup/open-shop.ts';
import {
  openStripeStandIn,
  type SentEvent,
  STAND_IN_KEY,
  STAND_IN_WEBHOOK_SECRET,
  type StripeStandIn,
} from '#tests/stripe/stripe-stand-in.ts';

describe.each(['sqlite', 'postgres'] as const)('Stripe purchases on %s', (engine) => {
  let stripe: StripeStandIn;
  let shop: Shop;
  let person: ShopPerson;

  beforeEach(async () => {
    let now = () => 0;
    stripe = await openStripeStandIn({ now: () => now() });
    const access = { secretKey: STAND_IN_KEY, webhookSecret: STAND_IN_WEBHOOK_SECRET, apiUrl: stripe.url };
    shop = await openShop(engine, { payments: () => [createStripeGateway(access)] });
    now = shop.now;
    person = await shop.person();
  });
  afterEach(async () => {
    await shop.close();
    await stripe.close();
  });

  const order = (fields: Readonly<Record<string, unknown>> = {}, key = 'key-1') =>
    shop.order({ email: person.email, ...fields, gateway: 'stripe' }, { key });
  const sessionOf = ({ body }: ShopAnswer) => new URL(body.continue_at).pathname.split('/').at(-1) ?? '';
  const reports = async () => (await shop.credits(person.id)).vhr;
  const deliver = async ({ body, signature }: Pick<SentEvent, 'body' | 'signature'>) => {
    const request = new Request('http://origin.test/landing/stripe-webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    });
    const { status } = await shop.origin.fetch(request);
    await shop.runJobs();
    return status;
  };

  it('PAY-01 opens a hosted Checkout in mode payment, with the order ID on session and payment', async () => {
    const ordered = await order();
    const session = stripe.books.sessions.get(sessionOf(ordered));
    expect(session).toMatchObject({
      mode: 'payment',
      client_reference_id: ordered.body.order_id,
      amount_total: 1_499,
      customer_email: person.email,
      success_url: `https://test.vinport.example/checkout/done?order=${ordered.body.order_number}`,
      cancel_url: 'https://test.vinport.example/checkout?canceled=1',
    });
    expect(session?.expires_at).toBeLessThanOrEqual(shop.now() / 1_000 + 31 * 60);
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    expect([...stripe.books.intents.values()][0]?.metadata).toMatchObject({ order_id: ordered.body.order_id });
  });

  it('PAY-01 settles by session lookup when every event is lost', async () => {
    const ordered = await order();
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    expect((await shop.read(ordered)).body.status).toBe('success');
    expect(await reports()).toBe(1);
  });

  it('PAY-01 settles by the job when the buyer does not return either', async () => {
    const ordered = await order();
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    shop.now.advance(61_000);
    await shop.runJobs();
    expect(await reports()).toBe(1);
  });

  it('PAY-03 reaches the same state for early, late, repeated, reordered and concurrent events', async () => {
    const ordered = await order();
    const id = sessionOf(ordered);
    stripe.books.payOnPage(id, 'pm_card_chargeDeclined');
    stripe.books.payOnPage(id, 'pm_card_visa');
    const sent = [...stripe.events];
    expect(sent.map(({ type }) => type)).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    const shuffled = [...sent.toReversed(), ...sent, ...sent];
    expect(await Promise.all(shuffled.map(deliver))).toEqual(shuffled.map(() => 200));
    expect([await reports(), (await shop.orders())[0]?.state]).toEqual([1, 'paid']);
    expect(await shop.mailsTo(person.email)).toHaveLength(1);
  });

  it('PAY-03 rejects an event that is forged, modified or older than five minutes', async () => {
    const ordered = await order();
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    const [event] = stripe.events;
    if (!event) throw new Error('There is no event.');
    expect(await deliver({ ...event, body: event.body.replace('"amount":1499', '"amount": 1499') })).toBe(400);
    expect(await deliver({ ...event, signature: '' })).toBe(400);
    shop.now.advance(301_000);
    expect(await deliver(event)).toBe(400);
  });

  it('processes an event again that could not be processed before', async () => {
    const ordered = await order();
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    const completed = stripe.events.find(({ type }) => type === 'checkout.session.completed');
    if (!completed) throw new Error('There is no event.');
    stripe.fail(true);
    expect(await deliver(completed)).toBe(503);
    stripe.fail(false);
    expect(await deliver(completed)).toBe(200);
    expect(await reports()).toBe(1);
  });

  it('opens the same page again after a lost response, and a new page later', async () => {
    stripe.loseNextAnswer();
    expect((await order()).status).toBe(503);
    const ordered = await order();
    expect([ordered.body.status, stripe.books.sessions.size]).toEqual(['needs_action', 1]);
    stripe.loseNextAnswer();
    expect((await order({}, 'key-2')).status).toBe(503);
    shop.now.advance(120_000);
    expect((await order({}, 'key-2')).body.status).toBe('needs_action');
  });

  it('PAY-07 expires the page after five declines, and opens no further page after ten', async () => {
    const tryCards = async (ordered: ShopAnswer) => {
      for (let tries = 0; tries < 6; tries += 1) {
        if (stripe.books.payOnPage(sessionOf(ordered), 'pm_card_chargeDeclined') === 'closed') return tries;
        for (const event of stripe.events.slice(-1)) await deliver(event);
      }
      return 6;
    };
    const first = await order();
    expect(await tryCards(first)).toBe(5);
    expect((await shop.read(first)).body).toMatchObject({ status: 'error', reason: 'too-many-declines' });
    expect(await tryCards(await order({}, 'key-2'))).toBe(5);
    expect((await order({}, 'key-3')).status).toBe(429);
    // Another email address does not bypass the limit.
    expect((await order({ email: 'other@people.example' }, 'key-4')).status).toBe(429);
  });

  it('PAY-04 revokes the credits of a refund made at Stripe once', async () => {
    const ordered = await order();
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    await shop.read(ordered);
    stripe.books.refundInDashboard([...stripe.books.intents.keys()][0] ?? '');
    const refund = stripe.events.at(-1);
    if (!refund) throw new Error('There is no event.');
    expect([await deliver(refund), await deliver(refund)]).toEqual([200, 200]);
    expect(await reports()).toBe(0);
    expect((await shop.refunds()).map(({ amount, reason }) => [amount, reason])).toEqual([[1_499, 'gateway']]);
  });

  it('PAY-04 freezes the credits of an open dispute and restores them when it is won', async () => {
    const ordered = await order();
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    await shop.read(ordered);
    const payment = [...stripe.books.intents.keys()][0] ?? '';
    const step = async (act: () => void) => {
      act();
      const event = stripe.events.at(-1);
      if (event) await deliver(event);
      return reports();
    };
    expect(await step(() => stripe.books.openDispute(payment))).toBe(0);
    expect(await step(() => stripe.books.closeDispute(payment, 'won'))).toBe(1);
    expect((await shop.orders())[0]?.dispute_state).toBe('won');
  });

  it('PAY-04 treats a lost dispute as a refund', async () => {
    const ordered = await order();
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    await shop.read(ordered);
    const payment = [...stripe.books.intents.keys()][0] ?? '';
    stripe.books.openDispute(payment);
    stripe.books.closeDispute(payment, 'lost');
    for (const event of stripe.events.slice(-2).toReversed()) await deliver(event);
    expect(await reports()).toBe(0);
    expect((await shop.orders())[0]).toMatchObject({ dispute_state: 'lost', refunded_amount: 1_499 });
  });

  it('PAY-06 renews off session with the card stored at Stripe', async () => {
    const ordered = await order(MONTHLY_ORDER);
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_visa');
    await shop.read(ordered);
    shop.now.advance(31 * 86_400_000);
    await shop.runJobs();
    expect([stripe.books.taken, await reports()]).toEqual([[4_900, 4_900], 20]);
  });

  it('PAY-06 confirms a renewal that needs authentication in a Checkout for that order', async () => {
    const ordered = await order(MONTHLY_ORDER);
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_authenticationRequired');
    stripe.books.answerBank(sessionOf(ordered), true);
    await shop.read(ordered);
    shop.now.advance(31 * 86_400_000);
    await shop.runJobs();
    expect(stripe.books.taken).toEqual([4_900]);
    const email = (await shop.mailsTo(person.email)).at(-1);
    const words = /\/checkout\/renewal\/(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    const opened = await shop.send('/landing/app-stripe-payment', { custom_data: words });
    expect(opened.body.status).toBe('needs_action');
    stripe.books.payOnPage(sessionOf(opened), 'pm_card_authenticationRequired');
    stripe.books.answerBank(sessionOf(opened), true);
    expect((await shop.send('/api-cwa/payment-update', { custom_data: words })).body.status).toBe('success');
    expect([stripe.books.taken, await reports()]).toEqual([[4_900, 4_900], 20]);
    shop.now.advance(2 * 86_400_000);
    await shop.runJobs();
    expect(stripe.books.taken).toHaveLength(2);
  });

  it('PAY-06 stores another card in mode setup and charges it from then on', async () => {
    const ordered = await order(MONTHLY_ORDER);
    stripe.books.payOnPage(sessionOf(ordered), 'pm_card_authenticationRequired');
    stripe.books.answerBank(sessionOf(ordered), true);
    await shop.read(ordered);
    const [subscription] = await shop.subscriptions();
    const fields = { subscription_id: subscription?.id };
    const { token } = await shop.again(person);
    const page = await shop.json('/api/user/change-card', fields, token);
    const setup = new URL(page.body.data.continue_at).pathname.split('/').at(-1) ?? '';
    expect(stripe.books.sessions.get(setup)?.mode).toBe('setup');
    const changed = () => shop.get(`/api/user/card-change?subscription_id=${subscription?.id}`, token);
    expect((await changed()).body.data.changed).toBe(false);
    stripe.books.payOnPage(setup, 'pm_card_visa');
    expect((await changed()).body.data.changed).toBe(true);
    shop.now.advance(31 * 86_400_000);
    await shop.runJobs();
    expect(stripe.books.taken).toEqual([4_900, 4_900]);
  });
});
