/**
 * Every path of the origin that Vinport calls. Names the specification gives without a folder live under /api-cwa/.
 *
 * Source: specification, section 7 and its endpoint map.
 */
export const endpoints = {
  purchaseReport: '/landing/app-customer-register',
  purchaseSticker: '/landing/window-sticker-registration',
  stripePayment: '/landing/app-stripe-payment',
  paymentUpdate: '/api-cwa/payment-update',
  // Calls of our own beside the endpoint map.
  orders: '/landing/orders',
  deliveredDocument: '/landing/document',
  deliveredPdf: '/landing/document-pdf',
  deliveredLogo: '/landing/document-logo',
  documentLink: '/landing/document-link',
  deliveryChoice: '/landing/delivery-choice',
  socialLogin: '/landing/firebase-social-login',
  // The endpoint map gives these two a name of their own beside the paths of section 7 and of the purchase.
  registerCustomer: '/api-cwa/cwa_register',
  registerStickerCustomer: '/api-cwa/cwa_sticker_registration',
} as const;

/** One of the paths of {@link endpoints}. */
export type Endpoint = (typeof endpoints)[keyof typeof endpoints];
