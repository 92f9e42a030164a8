import { untouchedOrder } from '#origin/billing/purchase/place-order.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';

/** The history of a customer. */
export interface CustomerOptions {
  /** The vehicles that the customer has paid for, one order each; `null` is an order of credits. */
  readonly vins?: readonly (string | null)[];
  /** The price of each order, in cents. */
  readonly amount?: number;
  readonly state?: 'paid' | 'declined' | 'pending';
  /** Whether the customer confirmed the email address through an emailed link. */
  readonly isConfirmed?: boolean;
}

/**
 * Turns a person into a customer without a checkout: confirms the email address and adds paid orders.
 *
 * @example
 * await makeCustomer(origin.ctx, 'demonstration-user', { vins: ['1HGCM82693A000001'] });
 */
export async function makeCustomer(
  { db, now, newId }: Pick<OriginContext, 'db' | 'now' | 'newId'>,
  userId: string,
  { vins = [null], amount = 1_499, state = 'paid', isConfirmed = true }: CustomerOptions = {},
): Promise<void> {
  const { email } = await db
    .updateTable('users')
    .set({ email_confirmed_at: isConfirmed ? now() : null })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  for (const vin of vins) {
    await db
      .insertInto('orders')
      .values({
        ...untouchedOrder,
        id: newId(),
        number: null,
        email,
        user_id: userId,
        list: 'vhr',
        plan: '{}',
        vin,
        quantity: 1,
        full_amount: 1_499,
        amount,
        currency: 'USD',
        discount_code: null,
        gateway: 'sandbox',
        is_test: 1,
        state,
        details: '{}',
        language: 'en',
        site_address: 'https://test.vinport.example',
        site_domain: null,
        billed_to: null,
        idempotency_key: null,
        request_hash: '',
        created_at: now(),
        due_at: Number.MAX_SAFE_INTEGER,
        paid_at: state === 'paid' ? now() : null,
      })
      .execute();
  }
}
