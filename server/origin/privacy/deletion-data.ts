import type { PersonalDataSection } from './personal-data-section.ts';

/** What someone said when they wished to go. That the deletion was done stays, as its proof. */
export const deletionData: PersonalDataSection = {
  name: 'deletion',
  title: 'privacy-export.sections.deletion',
  tables: ['deletions'],
  export: async ({ db, userId }) =>
    db.selectFrom('deletions').select(['message', 'confirmed_at', 'erase_at']).where('user_id', '=', userId).execute(),
  erase: async (trx, { userId }) => {
    await trx.updateTable('deletions').set({ message: '' }).where('user_id', '=', userId).execute();
  },
};
