import type { PersonalDataSection } from './personal-data-section.ts';

/** What someone has told the support team. */
export const feedbackData: PersonalDataSection = {
  name: 'feedback',
  title: { en: 'Your feedback and support tickets', es: 'Sus opiniones y solicitudes de ayuda' },
  tables: ['feedback', 'support_tickets'],
  export: async ({ db, userId }) => {
    const feedback = await db
      .selectFrom('feedback')
      .select(['domain', 'vin', 'report_type', 'satisfaction', 'message', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const tickets = await db
      .selectFrom('support_tickets')
      .select(['number', 'domain', 'vin', 'message', 'email', 'name', 'satisfaction', 'credit_type', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return [...feedback, ...tickets];
  },
  erase: async (trx, { userId }) => {
    await trx.deleteFrom('feedback').where('user_id', '=', userId).execute();
    await trx.deleteFrom('support_tickets').where('user_id', '=', userId).execute();
  },
};
