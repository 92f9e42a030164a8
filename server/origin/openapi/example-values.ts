/** A demonstration vehicle of which records, a build and a recall are known. */
export const EXAMPLE_VIN = '1HGCM82693A000001';
/** A demonstration vehicle from before there were VINs of 17 characters. */
export const EXAMPLE_CLASSIC_VIN = '7F03C000001';
/** The address of a demonstration person. */
export const EXAMPLE_EMAIL = 'user@demo.vinport.example';
/** The site that shows the demonstration. */
export const EXAMPLE_DOMAIN = 'test.vinport.example';

/**
 * Stands in the examples for what each caller has of their own, in the form that it has: nobody's id, key or link is
 * in them.
 */
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

/** A picture of one pixel, in base64. */
export const EXAMPLE_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
