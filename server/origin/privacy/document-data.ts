import * as z from 'zod';
import type { PersonalDataSection } from './personal-data-section.ts';

const snapshot = z.record(z.string(), z.unknown());

/** Which documents were made, and which attempts failed: vehicles tell of their owners. */
export const documentData: PersonalDataSection = {
  name: 'documents',
  title: { en: 'Your documents', es: 'Sus documentos' },
  tables: ['documents', 'failed_generations', 'report_claims', 'finding_disputes', 'dealer_logos'],
  export: async ({ db, userId }) => {
    const documents = await db
      .selectFrom('documents')
      .select(['id', 'kind', 'report_kind', 'vin', 'created_at', 'snapshot', 'prepared_by', 'dealer_logo'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const failures = await db
      .selectFrom('failed_generations')
      .select(['kind', 'vin', 'failed_at', 'claimed_at'])
      .where('user_id', '=', userId)
      .orderBy('failed_at')
      .execute();
    const disputes = await db
      .selectFrom('finding_disputes')
      .select(['document_id', 'finding_id', 'message', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const logos = await db
      .selectFrom('dealer_logos')
      .select(['id', 'media_type', 'base64', 'is_current', 'chosen_at'])
      .where('user_id', '=', userId)
      .orderBy('chosen_at')
      .execute();
    return [
      ...documents.map((document) => ({ ...document, snapshot: snapshot.parse(JSON.parse(document.snapshot)) })),
      ...failures,
      ...disputes,
      ...logos,
    ];
  },
  erase: async (trx, { userId }) => {
    await trx.deleteFrom('finding_disputes').where('user_id', '=', userId).execute();
    await trx.deleteFrom('report_claims').where('user_id', '=', userId).execute();
    await trx.deleteFrom('documents').where('user_id', '=', userId).execute();
    await trx.deleteFrom('dealer_logos').where('user_id', '=', userId).execute();
    await trx.deleteFrom('failed_generations').where('user_id', '=', userId).execute();
  },
};
