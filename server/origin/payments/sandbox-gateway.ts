import { randomBytes } from 'node:crypto';
import { err, ok } from 'neverthrow';
import type { OriginDatabase } from '../db/schema.ts';
import type { SandboxPaymentRow } from '../db/shop-rows.ts';
import type { Payment, PaymentCharge, PaymentGateway, PaymentResult, PaymentWish } from './payment-gateway.ts';

/** The test cards, and what comes of a charge with the person there and without. */
const CARDS: Readonly<Record<string, Readonly<Record<'present' | 'alone', SandboxPaymentRow['state']>>>> = {
  card_ok: { present: 'paid', alone: 'paid' },
  card_declined: { present: 'declined', alone: 'declined' },
  card_needs_step: { present: 'needs-action', alone: 'declined' },
  card_times_out: { present: 'paid', alone: 'paid' },
  card_expires: { present: 'paid', alone: 'declined' },
};
/** Charged well, but the answer to the charge never comes. */
const LOSES_ITS_ANSWER = 'card_times_out';

/** What the sandbox needs. */
export interface SandboxParts {
  readonly db: OriginDatabase;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Makes the gateway that moves no money: it takes test cards alone, and keeps its payments in a table of its own. */
export function createSandboxGateway({ db, now, newId }: SandboxParts): PaymentGateway {
  async function read(paymentId: string): Promise<PaymentResult> {
    const row = await db.selectFrom('sandbox_payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
    return row ? ok(paymentOf(row)) : err({ code: 'refused' });
  }

  return {
    name: 'sandbox',
    read,
    open: async ({ key, amount }: PaymentWish) => {
      const opened = { id: newId(), key, ...amount, state: 'open' as const, card: null, charge_key: null };
      await db
        .insertInto('sandbox_payments')
        .values({ ...opened, step: randomBytes(32).toString('base64url'), created_at: now() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const kept = await db.selectFrom('sandbox_payments').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
      return kept.amount === amount.amount && kept.currency === amount.currency
        ? ok(paymentOf(kept))
        : err({ code: 'refused' });
    },
    charge: async (paymentId: string, { key, reference, alone }: PaymentCharge) => {
      const outcome = CARDS[reference];
      if (!outcome) return err({ code: 'refused' });
      const charged = await db
        .updateTable('sandbox_payments')
        .set({ state: outcome[alone ? 'alone' : 'present'], card: reference, charge_key: key })
        .where('id', '=', paymentId)
        .where('state', 'in', ['open', 'declined'])
        .where((eb) => eb.or([eb('charge_key', 'is', null), eb('charge_key', '!=', key)]))
        .returning('id')
        .executeTakeFirst();
      return charged && reference === LOSES_ITS_ANSWER ? err({ code: 'unanswered' }) : read(paymentId);
    },
    cancel: async (paymentId: string) => {
      await db
        .updateTable('sandbox_payments')
        .set({ state: 'cancelled' })
        .where('id', '=', paymentId)
        .where('state', '!=', 'paid')
        .execute();
      return read(paymentId);
    },
    // The sandbox sends nothing by itself, so whatever comes in its name is forged.
    readNotice: () => err('not-signed'),
  };
}

function paymentOf({ id, state, card, step }: SandboxPaymentRow): Payment {
  return {
    id,
    state,
    nextStep: state === 'needs-action' ? { sandbox_step: step } : null,
    renewalReference: state === 'paid' ? card : null,
  };
}
