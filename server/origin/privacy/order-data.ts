import * as z from 'zod';
import { ordersOf } from './orders-of.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

const plan = z.record(z.string(), z.unknown());

/**
 * A user's purchases. Accounting records and invoices must be retained for years (2016/679, Article 17 (3) (b)), so
 * orders, their amounts, taxes and the company of an invoice remain. Buyer, vehicle and IP address are erased.
 */
export const orderData: PersonalDataSection = {
  name: 'orders',
  title: 'privacy-export.sections.orders',
  tables: [
    'orders',
    'order_lines',
    'purchase_evidence',
    'refunds',
    'subscriptions',
    'sandbox_checkouts',
    'sandbox_payments',
  ],
  export: async ({ db, userId }) => {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'email', 'plan', 'vin', 'quantity', 'full_amount', 'amount', 'currency'])
      .select(['discount_code', 'gateway', 'state', 'tax', 'refunded_amount', 'billed_to', 'created_at', 'paid_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const own = db.selectFrom('orders').select('orders.id').where('user_id', '=', userId);
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'position', 'plan', 'vin', 'quantity', 'full_amount', 'amount'])
      .where('order_id', 'in', own)
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    const evidence = await db
      .selectFrom('purchase_evidence')
      .select(['order_id', 'terms_version', 'shown_amount', 'shown_currency', 'country', 'caller'])
      .select(['immediate_delivery', 'agreed_at', 'expires_at'])
      .where('order_id', 'in', own)
      .orderBy('agreed_at')
      .execute();
    const refunds = await db
      .selectFrom('refunds')
      .select(['order_id', 'amount', 'reason', 'state', 'created_at', 'settled_at'])
      .where('order_id', 'in', own)
      .orderBy('created_at')
      .execute();
    const subscriptions = await db
      .selectFrom('subscriptions')
      .select(['id', 'plan', 'gateway', 'started_at', 'period_start', 'period_end', 'cancelled_at', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute();
    const withPlan = <Row extends { readonly plan: string }>(row: Row) => ({
      ...row,
      plan: plan.parse(JSON.parse(row.plan)),
    });
    return [...orders.map(withPlan), ...lines.map(withPlan), ...evidence, ...refunds, ...subscriptions.map(withPlan)];
  },
  erase: async (trx, person) => {
    const { userId, erasedEmail, now } = person;
    const own = ordersOf(trx, person);
    await trx.updateTable('order_lines').set({ vin: null }).where('order_id', 'in', own).execute();
    await trx.updateTable('purchase_evidence').set({ caller: '', country: '' }).where('order_id', 'in', own).execute();
    // The payment page of a cart contains its VIN.
    await trx.updateTable('sandbox_checkouts').set({ cancel_url: '' }).where('order_id', 'in', own).execute();
    await trx
      .updateTable('orders')
      .set({
        email: erasedEmail,
        vin: null,
        payment_reference: '',
        next_step: null,
        checkout_url: null,
        idempotency_key: null,
        request_hash: '',
        details: '{}',
      })
      .where('id', 'in', own)
      .execute();
    await trx
      .updateTable('subscriptions')
      .set((eb) => ({
        renewal_reference: '',
        card_setup_id: null,
        cancelled_at: eb.fn.coalesce('cancelled_at', eb.val(now)),
        ended_at: eb.fn.coalesce('ended_at', eb.val(now)),
      }))
      .where('user_id', '=', userId)
      .execute();
  },
};
