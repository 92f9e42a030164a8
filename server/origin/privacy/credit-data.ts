import { TICKET_CREDIT_REASON } from '../support/grant-ticket-credit.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

/** How credits moved. The ledger stays whole, so that its sums stay right; after the account it names nobody. */
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
    // A credit for a support ticket names its vehicle.
    await trx
      .updateTable('credit_ledger')
      .set((eb) => ({ reference: eb.ref('id') }))
      .where('user_id', '=', userId)
      .where('reason', '=', TICKET_CREDIT_REASON)
      .execute();
  },
};
