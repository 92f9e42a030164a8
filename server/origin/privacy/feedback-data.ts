import type { PersonalDataSection } from './personal-data-section.ts';

/** A user's messages to the support team. */
export const feedbackData: PersonalDataSection = {
  name: 'feedback',
  title: 'privacy-export.sections.feedback',
  tables: ['feedback', 'support_tickets', 'chat_talks', 'chat_messages'],
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
    const chat = await db
      .selectFrom('chat_messages')
      .select(['author', 'text', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return [...feedback, ...tickets, ...chat];
  },
  erase: async (trx, { userId }) => {
    for (const table of ['feedback', 'support_tickets', 'chat_talks', 'chat_messages'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    }
  },
};
