import * as z from 'zod';
import { ordersOf } from './orders-of.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

const snapshot = z.record(z.string(), z.unknown());

/** Created documents and failed attempts: vehicles can identify their owners. */
export const documentData: PersonalDataSection = {
  name: 'documents',
  title: 'privacy-export.sections.documents',
  tables: [
    'documents',
    'deliveries',
    'document_links',
    'failed_generations',
    'report_claims',
    'finding_disputes',
    'dealer_logos',
  ],
  export: async ({ db, userId }) => {
    const documents = await db
      .selectFrom('documents')
      .select(['id', 'kind', 'report_kind', 'vin', 'created_at', 'snapshot', 'prepared_by', 'dealer_logo'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    const deliveries = await db
      .selectFrom('deliveries')
      .innerJoin('orders', 'orders.id', 'deliveries.order_id')
      .select(['deliveries.id', 'deliveries.order_id', 'deliveries.kind', 'deliveries.vin', 'deliveries.state'])
      .select(['deliveries.document_id', 'deliveries.created_at', 'deliveries.settled_at'])
      .where('orders.user_id', '=', userId)
      .orderBy('deliveries.created_at')
      .orderBy('deliveries.id')
      .execute();
    const links = await db
      .selectFrom('document_links')
      .innerJoin('deliveries', 'deliveries.id', 'document_links.delivery_id')
      .innerJoin('orders', 'orders.id', 'deliveries.order_id')
      .select(['document_links.delivery_id', 'document_links.created_at', 'document_links.expires_at'])
      .where('orders.user_id', '=', userId)
      .orderBy('document_links.created_at')
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
      ...deliveries,
      ...links,
      ...failures,
      ...disputes,
      ...logos,
    ];
  },
  erase: async (trx, person) => {
    const { userId } = person;
    const own = ordersOf(trx, person);
    await trx
      .deleteFrom('document_links')
      .where('delivery_id', 'in', trx.selectFrom('deliveries').select('deliveries.id').where('order_id', 'in', own))
      .execute();
    await trx
      .updateTable('deliveries')
      .set({ vin: '', step: null, document_id: null })
      .where('order_id', 'in', own)
      .execute();
    await trx.deleteFrom('finding_disputes').where('user_id', '=', userId).execute();
    await trx.deleteFrom('report_claims').where('user_id', '=', userId).execute();
    await trx.deleteFrom('documents').where('user_id', '=', userId).execute();
    await trx.deleteFrom('dealer_logos').where('user_id', '=', userId).execute();
    await trx.deleteFrom('failed_generations').where('user_id', '=', userId).execute();
  },
};
