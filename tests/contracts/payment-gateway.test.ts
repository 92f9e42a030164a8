import { serverSecret } from '#origin/kernel/server-secret.ts';
import { actAtSandbox } from '#origin/providers/sandbox/act-at-sandbox.ts';
import { payAtSandbox } from '#origin/providers/sandbox/pay-at-sandbox.ts';
import {
  queueSandboxEvent,
  SANDBOX_EVENT_JOB,
  sandboxEventJob,
} from '#origin/providers/sandbox/queue-sandbox-event.ts';
import { signSandboxEvent } from '#origin/providers/sandbox/sandbox-events.ts';
import { createStripeGateway } from '#origin/providers/stripe/stripe-gateway.ts';
import { openTestOrigin } from '../setup/open-test-origin.ts';
import { openStripeStandIn, STAND_IN_KEY, STAND_IN_WEBHOOK_SECRET } from '../stripe/stripe-stand-in.ts';
import { type GatewayWorld, paymentGatewayContract } from './payment-gateway.contract.ts';

const SANDBOX_CARDS = { good: 'succeeds', declined: 'declined', 'asks-bank': 'needs-step' } as const;
const SANDBOX_OUTCOMES = { return: 'complete', declined: 'declined', step: 'step' } as const;

async function openSandbox(engine: 'sqlite' | 'postgres'): Promise<GatewayWorld> {
  const { ctx, now, close } = await openTestOrigin(engine, { demonstration: false });
  const gateway = ctx.payments.get('sandbox');
  if (!gateway) throw new Error('The sandbox is off.');
  const announce = (paymentId: string) =>
    ctx.db.transaction().execute((trx) => queueSandboxEvent(ctx, trx, { kind: 'changed', paymentId }));
  return {
    gateway,
    now,
    advance: now.advance,
    atPage: async (id, card) => {
      const outcome = (await payAtSandbox(ctx, id, { card: SANDBOX_CARDS[card], decision: 'pay' }))._unsafeUnwrap();
      return outcome === 'return' || outcome === 'declined' || outcome === 'step'
        ? SANDBOX_OUTCOMES[outcome]
        : 'closed';
    },
    answerBank: async (id, approves) => {
      await payAtSandbox(ctx, id, { card: '', decision: approves ? 'approve' : 'refuse' });
    },
    refundAtDesk: async (paymentId) => {
      await actAtSandbox(ctx, paymentId, 'refund');
      await announce(paymentId);
    },
    disputeAtDesk: async (paymentId, end) => {
      await actAtSandbox(ctx, paymentId, end === undefined ? 'dispute' : end === 'won' ? 'win' : 'lose');
      await announce(paymentId);
    },
    loseNextAnswer: null,
    events: async () => {
      const jobs = await ctx.db.selectFrom('jobs').select('payload').where('kind', '=', SANDBOX_EVENT_JOB).execute();
      const secret = await serverSecret(ctx, 'sandbox-events');
      return jobs.map(({ payload }) => {
        const body = JSON.stringify(sandboxEventJob.parse(JSON.parse(payload)).event);
        return { body, signature: signSandboxEvent(secret, body, now()), receivedAt: now() };
      });
    },
    close,
  };
}

async function openStripe(): Promise<GatewayWorld> {
  let time = Date.UTC(2026, 5, 1, 12);
  const stripe = await openStripeStandIn({ now: () => time });
  const access = { secretKey: STAND_IN_KEY, webhookSecret: STAND_IN_WEBHOOK_SECRET, apiUrl: stripe.url };
  const { books } = stripe;
  const cards = {
    good: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    'asks-bank': 'pm_card_authenticationRequired',
  } as const;
  return {
    gateway: createStripeGateway(access),
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    atPage: async (id, card) => books.payOnPage(id, cards[card]),
    answerBank: async (id, approves) => {
      books.answerBank(id, approves);
    },
    refundAtDesk: async (paymentId) => books.refundInDashboard(paymentId),
    disputeAtDesk: async (paymentId, end) =>
      end === undefined ? books.openDispute(paymentId) : books.closeDispute(paymentId, end),
    loseNextAnswer: stripe.loseNextAnswer,
    events: async () => stripe.events.map(({ body, signature }) => ({ body, signature, receivedAt: time })),
    close: stripe.close,
  };
}

paymentGatewayContract('sandbox on SQLite', () => openSandbox('sqlite'));
paymentGatewayContract('sandbox on PostgreSQL', () => openSandbox('postgres'));
paymentGatewayContract('Stripe', openStripe);
