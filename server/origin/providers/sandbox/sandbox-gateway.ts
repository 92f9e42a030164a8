import { err, ok } from 'neverthrow';
import { findRow, getRow, insertRowOnce, updateRows } from '#origin/kernel/db/rows.ts';
import type { SandboxCheckoutRow, SandboxPaymentRow } from '#origin/kernel/db/shop-rows.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';
import type { Checkout, GatewayResult, Payment, PaymentGateway } from '#origin/kernel/ports/payment-gateway.ts';
import { inEachLanguage } from '#texts/translator-of.ts';
import { sandboxCard } from './sandbox-cards.ts';
import { readSandboxEvent } from './sandbox-events.ts';

/** The dependencies of the sandbox. */
export type SandboxParts = Pick<OriginContext, 'db' | 'now' | 'newId'> & {
  /** Secret for signing events. */
  readonly secret: string;
};

/** The path of the sandbox's hosted pages. */
export const SANDBOX_PAGES = '/landing/sandbox/checkout';

/**
 * Creates a gateway that moves no money. It behaves like a hosted gateway with test cards: its pages are part of the
 * site, and its data is stored in separate tables that simulate an external service.
 */
export function createSandboxGateway({ db, now, newId, secret }: SandboxParts): PaymentGateway {
  async function readPayment(id: string): Promise<GatewayResult<Payment>> {
    const row = await findRow(db, 'sandbox_payments', { id });
    return row ? ok(paymentOf(row, now())) : err({ code: 'refused' });
  }

  async function checkoutRow(id: string): Promise<SandboxCheckoutRow | undefined> {
    return findRow(db, 'sandbox_checkouts', { id });
  }

  async function readCheckout(id: string): Promise<GatewayResult<Checkout>> {
    const row = await checkoutRow(id);
    if (!row) return err({ code: 'refused' });
    const payment = row.payment_id === null ? null : (await readPayment(row.payment_id)).unwrapOr(null);
    return ok(checkoutOf(row, payment, now()));
  }

  async function openPage(row: Omit<SandboxCheckoutRow, 'id' | 'state' | 'payment_id' | 'card' | 'created_at'>) {
    await insertRowOnce(db, 'sandbox_checkouts', {
      unique: ['key'],
      row: { ...row, id: newId(), state: 'open', payment_id: null, card: null, created_at: now() },
    });
    const { id } = await getRow(db, 'sandbox_checkouts', { key: row.key });
    return ok({ id, url: `${new URL(row.success_url).origin}${SANDBOX_PAGES}/${id}` });
  }

  return {
    name: 'sandbox',
    labels: inEachLanguage('payment.sandbox'),
    isTest: true,
    checkoutOrigin: null,

    openCheckout: ({ key, orderId, orderNumber, currency, lines, language, expiresAt, successUrl, cancelUrl }) =>
      openPage({
        key,
        mode: 'payment',
        order_id: orderId,
        amount: lines.reduce((sum, { amount }) => sum + amount, 0),
        currency,
        description: `${orderNumber}: ${lines.map(({ name }) => name).join(', ')}`,
        language,
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: expiresAt,
      }),
    readCheckout,
    expireCheckout: async (id) => {
      await updateRows(db, 'sandbox_checkouts', { where: { id, state: ['open', 'step'] }, set: { state: 'expired' } });
      return readCheckout(id);
    },

    openPayment: async ({ key, orderId, amount }) => {
      await insertRowOnce(db, 'sandbox_payments', {
        unique: ['key'],
        row: {
          ...untouchedPayment,
          id: newId(),
          key,
          ...amount,
          order_id: orderId,
          step: newId(),
          created_at: now(),
        },
      });
      const row = await getRow(db, 'sandbox_payments', { key });
      return ok(paymentOf(row, now()));
    },
    chargePayment: async (id, { key, cardReference }) => {
      const card = sandboxCard(cardReference);
      if (card === null) return err({ code: 'refused' });
      await db
        .updateTable('sandbox_payments')
        .set({ state: card.alone, card: cardReference, charge_key: key })
        .where('id', '=', id)
        .where('state', 'in', ['open', 'declined', 'needs-action'])
        .where((eb) => eb.or([eb('charge_key', 'is', null), eb('charge_key', '!=', key)]))
        .execute();
      return readPayment(id);
    },
    readPayment,
    cancelPayment: async (id) => {
      await db
        .updateTable('sandbox_payments')
        .set({ state: 'cancelled' })
        .where('id', '=', id)
        .where('state', '!=', 'paid')
        .execute();
      return readPayment(id);
    },
    refund: ({ key, paymentId, amount }) =>
      db.transaction().execute(async (trx) => {
        const recorded = await insertRowOnce(trx, 'sandbox_refunds', {
          unique: ['key'],
          row: { key, payment_id: paymentId, amount },
        });
        if (!recorded) return ok({ id: key });
        const refunded = await trx
          .updateTable('sandbox_payments')
          .set((eb) => ({ refunded_amount: eb('refunded_amount', '+', amount) }))
          .where('id', '=', paymentId)
          .where('state', '=', 'paid')
          .where((eb) => eb(eb('refunded_amount', '+', amount), '<=', eb.ref('amount')))
          .returning('id')
          .executeTakeFirst();
        if (refunded) return ok({ id: key });
        await trx.deleteFrom('sandbox_refunds').where('key', '=', key).execute();
        return err({ code: 'refused' });
      }),

    openCardSetup: ({ key, subscriptionId, currency, language, successUrl, cancelUrl }) =>
      openPage({
        key,
        mode: 'setup',
        order_id: subscriptionId,
        amount: 0,
        currency,
        description: '',
        language,
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: now() + CARD_SETUP_LASTS_MS,
      }),
    readCardSetup: async (id) => {
      const row = await checkoutRow(id);
      if (!row) return err({ code: 'refused' });
      const state = isExpired(row, now()) ? 'expired' : row.state === 'complete' ? 'complete' : 'open';
      return ok({ state, cardReference: state === 'complete' ? row.card : null });
    },

    readEvent: (event) => readSandboxEvent(secret, event),
  };
}

const CARD_SETUP_LASTS_MS = 60 * 60 * 1_000;

/** The initial state of a payment. */
export const untouchedPayment = {
  state: 'open',
  refunded_amount: 0,
} as const;

/** Returns whether a page accepts no more payments. */
export function isExpired({ state, expires_at }: SandboxCheckoutRow, now: number): boolean {
  return state === 'expired' || (state !== 'complete' && expires_at <= now);
}

function checkoutOf(row: SandboxCheckoutRow, payment: Payment | null, now: number): Checkout {
  const page = { id: row.id, paymentId: row.payment_id, taxAmount: null };
  if (isExpired(row, now)) return { ...page, state: 'expired' };
  if (row.state !== 'complete') return { ...page, state: 'open' };
  return { ...page, state: payment?.state === 'paid' ? 'paid' : 'processing' };
}

function paymentOf(row: SandboxPaymentRow, now: number): Payment {
  const state = row.state === 'cancelled' ? 'canceled' : row.state;
  const isHidden = state === 'paid' && row.visible_at !== null && row.visible_at > now;
  return {
    id: row.id,
    state: isHidden ? 'processing' : state,
    cardReference: row.card,
    refundedAmount: row.refunded_amount,
    dispute:
      row.dispute_id !== null && row.dispute_state !== null ? { id: row.dispute_id, state: row.dispute_state } : null,
  };
}
