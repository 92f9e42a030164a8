import type { OriginContext } from '#origin/kernel/origin-context.ts';

/** Simulates actions at a real gateway: a refund, a dispute, and its outcome. */
export async function actAtSandbox(
  { db, newId }: Pick<OriginContext, 'db' | 'newId'>,
  paymentId: string,
  action: 'refund' | 'dispute' | 'win' | 'lose',
): Promise<void> {
  const payment = db.updateTable('sandbox_payments').where('id', '=', paymentId).where('state', '=', 'paid');
  switch (action) {
    case 'refund':
      await payment.set((eb) => ({ refunded_amount: eb.ref('amount') })).execute();
      return;
    case 'dispute':
      await payment.where('dispute_id', 'is', null).set({ dispute_id: newId(), dispute_state: 'open' }).execute();
      return;
    case 'win':
    case 'lose':
      await payment
        .where('dispute_state', '=', 'open')
        .set({ dispute_state: action === 'win' ? 'won' : 'lost' })
        .execute();
  }
}
