import type { PersonalDataSection } from './personal-data-section.ts';

/** The user's message in a deletion request. The record of the deletion itself is retained as proof. */
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
