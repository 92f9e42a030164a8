import { updateRows } from '../kernel/db/rows.ts';
import { TICKET_CREDIT_REASON } from '../support/grant-ticket-credit.ts';
import { accountData } from './account-data.ts';
import { documentData } from './document-data.ts';
import { emailData } from './email-data.ts';
import { exportRows } from './export-rows.ts';
import { orderData } from './order-data.ts';
import type { PersonalDataSection } from './personal-data-section.ts';

/** A user's sessions and emailed links, with their times but without their secrets. */
const signInData: PersonalDataSection = {
  name: 'sign_ins',
  title: 'privacy-export.sections.sign_ins',
  tables: ['tokens', 'known_devices', 'mailed_links', 'idempotent_answers'],
  exports: [
    exportRows('tokens', 'created_at last_used_at'),
    async (ctx) => (await exportDevices(ctx)).map((device) => ({ known_device: true, ...device })),
    exportRows('mailed_links', 'purpose detail created_at expires_at'),
  ],
};

const exportDevices = exportRows('known_devices', 'created_at last_used_at');

/**
 * Credit movements. The ledger remains complete, so that its sums are correct; after the erasure it no longer refers to
 * a person.
 */
const creditData: PersonalDataSection = {
  name: 'credits',
  title: 'privacy-export.sections.credits',
  tables: ['credit_ledger'],
  exports: [exportRows('credit_ledger', 'kind delta reason reference created_at')],
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

/** A user's messages to the support team. */
const feedbackData: PersonalDataSection = {
  name: 'feedback',
  title: 'privacy-export.sections.feedback',
  tables: ['feedback', 'support_tickets', 'chat_talks', 'chat_messages'],
  exports: [
    exportRows('feedback', 'domain vin report_type satisfaction message created_at'),
    exportRows('support_tickets', 'number domain vin message email name satisfaction credit_type created_at'),
    exportRows('chat_messages', 'author text created_at'),
  ],
};

/** The user's message in a deletion request. The record of the deletion itself is retained as proof. */
const deletionData: PersonalDataSection = {
  name: 'deletion',
  title: 'privacy-export.sections.deletion',
  tables: ['deletions'],
  exports: [exportRows('deletions', 'message confirmed_at erase_at', { orderBy: 'confirmed_at' })],
  erase: async (trx, { userId }) => {
    await updateRows(trx, 'deletions', { where: { user_id: userId }, set: { message: '' } });
  },
};

/** All stored personal data, one section per feature. A new table with personal data belongs to one of them. */
export const personalData: readonly PersonalDataSection[] = [
  accountData,
  signInData,
  creditData,
  orderData,
  documentData,
  feedbackData,
  emailData,
  deletionData,
];
