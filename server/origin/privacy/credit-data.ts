import type { PersonalDataSection } from './personal-data-section.ts';

/** How credits moved. The ledger stays whole, so that its sums stay right; after the account it names nobody. */
export const creditData: PersonalDataSection = {
  name: 'credits',
  title: { en: 'Your credits', es: 'Sus créditos' },
  tables: ['credit_ledger'],
  export: async ({ db, userId }) =>
    db
      .selectFrom('credit_ledger')
      .select(['kind', 'delta', 'reason', 'reference', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  erase: async () => undefined,
};
