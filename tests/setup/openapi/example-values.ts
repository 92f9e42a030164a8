/** VIN of a demonstration vehicle with records, a catalog entry and a recall. */
export const EXAMPLE_VIN = '1HGCM82693A000001';
/** Email address of a demonstration user. */
export const EXAMPLE_EMAIL = 'user@demo.vinport.example';
/** Placeholders for caller-specific values, so that the examples contain no real IDs, keys or links. */
export const ownValues = {
  report: 'own-report-id',
  finding: 'own-finding-id',
  sticker: 'own-sticker-id',
  document: 'own-document-id',
  order: 'own-order-id',
  subscription: 'own-subscription-id',
  shareKey: 'key-from-a-shared-link',
  checksum: '0'.repeat(64),
  resetLink: 'token-from-a-reset-email',
  emailLink: 'token-from-a-confirmation-email',
  deletionLink: 'token-from-a-deletion-email',
  cancellationLink: 'token-from-a-cancellation-email',
  customData: 'custom-data-from-the-purchase',
  delivery: 'delivery-id-from-the-order',
  documentKey: 'key-from-a-receipt',
  choiceWords: 'words-from-an-email',
  orderNumber: 'VP-00000000',
  resumable: 'canceled-subscription-id',
  file: 'the bytes of a PDF',
} as const;
