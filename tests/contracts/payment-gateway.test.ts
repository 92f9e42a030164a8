import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerSandboxStep } from '../../server/origin/payments/answer-sandbox-step.ts';
import { createSandboxGateway } from '../../server/origin/payments/sandbox-gateway.ts';
import { createStripeGateway } from '../../server/origin/payments/stripe-gateway.ts';
import { openTestOrigin, type TestOrigin } from '../setup/open-test-origin.ts';
import { openStripeStandIn, STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET } from '../setup/stripe-stand-in.ts';
import { paymentGatewayContract } from './payment-gateway.contract.ts';

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await openTestOrigin(engine, { demonstration: false });
  });
  afterAll(() => origin.close());

  paymentGatewayContract(`the sandbox on ${engine}`, async () => {
    const { ctx } = origin;
    await ctx.db.deleteFrom('sandbox_payments').execute();
    const gateway = createSandboxGateway(ctx);
    return {
      gateway,
      cards: { good: 'card_ok', declined: 'card_declined', needsStep: 'card_needs_step' },
      loseAnswerOfCharge: (id, key) => gateway.charge(id, { key, reference: 'card_times_out', alone: false }),
      takeStep: async ({ nextStep }, decision) => {
        (await answerSandboxStep(ctx, { sandbox_step: nextStep?.sandbox_step ?? '', decision }))._unsafeUnwrap();
      },
      timesTaken: async () => {
        const paid = await ctx.db.selectFrom('sandbox_payments').select('id').where('state', '=', 'paid').execute();
        return paid.length;
      },
    };
  });
});

async function openStripeWorld() {
  const stripe = await openStripeStandIn();
  onTestFinished(() => stripe.close());
  const gateway = createStripeGateway({
    secretKey: STAND_IN_KEY,
    webhookSecret: STAND_IN_WEBHOOK_SECRET,
    endpoint: stripe.endpoint,
  });
  return { stripe, gateway };
}

paymentGatewayContract('Stripe', async () => {
  const { stripe, gateway } = await openStripeWorld();
  return {
    gateway,
    cards: {
      good: 'pm_card_visa',
      declined: 'pm_card_chargeDeclined',
      needsStep: 'pm_card_authenticationRequired',
    },
    loseAnswerOfCharge: (id, key) => {
      stripe.loseNextAnswer();
      return gateway.charge(id, { key, reference: 'pm_card_visa', alone: false });
    },
    takeStep: async ({ id }, decision) => stripe.ledger.takeStep(id, decision),
    timesTaken: async () => stripe.ledger.taken.length,
  };
});

const at = Date.UTC(2026, 5, 1, 12);
const wish = {
  key: 'order-1',
  amount: { amount: 1_499, currency: 'USD' },
  description: 'One',
  renews: false,
  renewalReference: null,
};

describe('Stripe', () => {
  it('tries a card once for a key, also one that was declined', async () => {
    const { stripe, gateway } = await openStripeWorld();
    const { id } = (await gateway.open(wish))._unsafeUnwrap();
    const declined = { key: 'a', reference: 'pm_card_chargeDeclined', alone: false };
    for (const _time of [1, 2, 3]) await gateway.charge(id, declined);
    expect(stripe.ledger.timesTried()).toBe(1);
    await gateway.charge(id, { ...declined, key: 'b' });
    expect(stripe.ledger.timesTried()).toBe(2);
  });

  it('does not answer where the key is wrong, rather than to decline', async () => {
    const { stripe } = await openStripeWorld();
    const stranger = createStripeGateway({ secretKey: 'sk_other', webhookSecret: null, endpoint: stripe.endpoint });
    expect((await stranger.open(wish))._unsafeUnwrapErr()).toEqual({ code: 'unanswered' });
  });
});

describe('the notices of Stripe', () => {
  it('tell which payment has changed', async () => {
    const { stripe, gateway } = await openStripeWorld();
    const { id } = (await gateway.open(wish))._unsafeUnwrap();
    const signed = stripe.notice(id, { type: 'payment_intent.succeeded', at, id: 'evt_1' });
    const read = gateway.readNotice({ ...signed, receivedAt: at })._unsafeUnwrap();
    expect(read).toEqual({ id: 'evt_1', paymentId: id });
    const other = stripe.notice(id, { type: 'customer.created', at, id: 'evt_2' });
    expect(gateway.readNotice({ ...other, receivedAt: at })._unsafeUnwrap()).toEqual({ id: 'evt_2', paymentId: null });
  });

  it('hold for five minutes', async () => {
    const { stripe, gateway } = await openStripeWorld();
    const { id } = (await gateway.open(wish))._unsafeUnwrap();
    const signed = stripe.notice(id, { type: 'payment_intent.succeeded', at });
    expect(gateway.readNotice({ ...signed, receivedAt: at + 300_000 }).isOk()).toBe(true);
    expect(gateway.readNotice({ ...signed, receivedAt: at + 301_000 }).isErr()).toBe(true);
  });

  it('are not taken with another secret, another body, or while no secret is set', async () => {
    const { stripe, gateway } = await openStripeWorld();
    const { id } = (await gateway.open(wish))._unsafeUnwrap();
    const type = 'payment_intent.succeeded';
    const signed = stripe.notice(id, { type, at });
    expect(gateway.readNotice({ ...signed, body: `${signed.body} `, receivedAt: at }).isErr()).toBe(true);
    const otherwise = stripe.notice(id, { type, at, secret: 'whsec_other' });
    expect(gateway.readNotice({ ...otherwise, receivedAt: at }).isErr()).toBe(true);
    const deaf = createStripeGateway({ secretKey: STAND_IN_KEY, webhookSecret: null, endpoint: stripe.endpoint });
    expect(deaf.readNotice({ ...signed, receivedAt: at }).isErr()).toBe(true);
  });
});
