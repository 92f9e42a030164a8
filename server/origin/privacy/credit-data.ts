import { TICKET_CREDIT_REASON } from '../support/grant-ticket-credit.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

/**
 * Credit movements. The ledger remains complete, so that its sums are correct; after the erasure it no longer refers to
 * a person.
 */
export const creditData: PersonalDataSection = {
  name: 'credits',
  title: 'privacy-export.sections.credits',
  tables: ['credit_ledger'],
  export: async ({ db, userId }) =>
    db
      .selectFrom('credit_ledger')
      .select(['kind', 'delta', 'reason', 'reference', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async (trx, { userId }) => {
    // A credit for a support ticket contains the VIN.
    await trx
      .updateTable('credit_ledger')
      .set((eb) => ({ reference: eb.ref('id') }))
      .where('user_id', '=', userId)
      .where('reason', '=', TICKET_CREDIT_REASON)
      .execute();
  },
};
