import { exportRows, ofDeliveries, ofOrders } from './export-rows.ts';
import { ordersOf } from './orders-of.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

/** Created documents and failed attempts: vehicles can identify their owners. */
export const documentData: PersonalDataSection = {
  name: 'documents',
  title: 'privacy-export.sections.documents',
  tables: [
    'deliveries',
    'document_links',
    'finding_disputes',
    'report_claims',
    'documents',
    'dealer_logos',
    'failed_generations',
  ],
  exports: [
    exportRows('documents', 'id kind report_kind vin created_at snapshot prepared_by dealer_logo'),
    exportRows('deliveries', 'id order_id kind vin state document_id created_at settled_at', {
      of: ofOrders,
      orderBy: 'created_at id',
    }),
    exportRows('document_links', 'delivery_id created_at expires_at', { of: ofDeliveries }),
    exportRows('failed_generations', 'kind vin failed_at claimed_at', { orderBy: 'failed_at' }),
    exportRows('finding_disputes', 'document_id finding_id message created_at'),
    exportRows('dealer_logos', 'id media_type base64 is_current chosen_at', { orderBy: 'chosen_at' }),
  ],
  erase: async (trx, person) => {
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
  },
};
