/** VIN of a demonstration vehicle with records, a catalog entry and a recall. */
export const EXAMPLE_VIN = '1HGCM82693A000001';
/** VIN of a demonstration vehicle from before 17-character VINs. */
export const EXAMPLE_CLASSIC_VIN = '7F03C000001';
/** Email address of a demonstration user. */
export const EXAMPLE_EMAIL = 'user@demo.vinport.example';
/** Domain of the demonstration site. */
export const EXAMPLE_DOMAIN = 'test.vinport.example';

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
  resetLink: 'token-from-a-reset-letter',
  emailLink: 'token-from-a-confirmation-letter',
  deletionLink: 'token-from-a-deletion-letter',
  cancellationLink: 'token-from-a-cancellation-letter',
  customData: 'custom-data-from-the-purchase',
  delivery: 'delivery-id-from-the-order',
  documentKey: 'key-from-a-receipt',
  choiceWords: 'words-from-an-email',
  orderNumber: 'VP-00000000',
  resumable: 'canceled-subscription-id',
  file: 'the bytes of a PDF',
} as const;

/** An image of one pixel, in base64. */
export const EXAMPLE_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
