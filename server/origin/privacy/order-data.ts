import * as z from 'zod';
import type { PersonalDataSection } from './personal-data-section.ts';

const plan = z.record(z.string(), z.unknown());

/** What someone has bought. Accounts have to be kept for years, so that orders stay, without whom and which vehicle. */
export const orderData: PersonalDataSection = {
  name: 'orders',
  title: { en: 'Your orders and subscriptions', es: 'Sus pedidos y suscripciones' },
  tables: ['orders', 'subscriptions'],
  export: async ({ db, userId }) => {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'email', 'plan', 'vin', 'quantity', 'full_amount', 'amount', 'currency', 'discount_code'])
      .select(['gateway', 'state', 'created_at', 'paid_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const subscriptions = await db
      .selectFrom('subscriptions')
      .select(['id', 'plan', 'gateway', 'started_at', 'period_start', 'period_end', 'cancelled_at', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute();
    return [...orders, ...subscriptions].map((row) => ({ ...row, plan: plan.parse(JSON.parse(row.plan)) }));
  },
  erase: async (trx, { userId, email, erasedEmail, now }) => {
    await trx
      .updateTable('orders')
      .set({ email: erasedEmail, vin: null, payment_reference: '', next_step: null, details: '{}' })
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', email)]))
      .execute();
    await trx
      .updateTable('subscriptions')
      .set((eb) => ({
        renewal_reference: '',
        cancelled_at: eb.fn.coalesce('cancelled_at', eb.val(now)),
        ended_at: eb.fn.coalesce('ended_at', eb.val(now)),
      }))
      .where('user_id', '=', userId)
      .execute();
  },
};
