import { exportRows, ofOrders } from './export-rows.ts';
import { ordersOf } from './orders-of.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

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
  exports: [
    exportRows(
      'orders',
      'id number email plan vin quantity full_amount amount currency discount_code gateway state tax refunded_amount billed_to created_at paid_at',
    ),
    exportRows('order_lines', 'order_id position plan vin quantity full_amount amount', {
      of: ofOrders,
      orderBy: 'order_id position',
    }),
    exportRows(
      'purchase_evidence',
      'order_id terms_version shown_amount shown_currency country caller immediate_delivery agreed_at expires_at',
      { of: ofOrders, orderBy: 'agreed_at' },
    ),
    exportRows('refunds', 'order_id amount reason state created_at settled_at', { of: ofOrders }),
    exportRows('subscriptions', 'id plan gateway started_at period_start period_end cancelled_at ended_at', {
      orderBy: 'started_at',
    }),
  ],
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
