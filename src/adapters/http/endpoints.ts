/**
 * Every path of the origin that Vinport calls. Names the specification gives without a folder live under /api-cwa/.
 *
 * Source: specification, section 7 and its endpoint map.
 */
export const endpoints = {
  login: '/api-cwa/login',
  secureLogin: '/api/securelogin',
  // Not in the specification: a token that is only forgotten here would let others in for thirty days.
  logOut: '/api-cwa/logout',
  logOutEverywhere: '/api-cwa/logout-everywhere',
  register: '/api-cwa/register',
  resetPassword: '/api-cwa/reset-password',
  confirmPassword: '/api-cwa/confirm-password',
  changePassword: '/api-cwa/change-password',
  updateProfile: '/api/user/update-profile',
  dealerRegister: '/api-cwa/dealer-register',
  totalOrders: '/api-cwa/total-orders',
  cancelSubscription: '/api/user/cancel-subscription',
  deleteUser: '/api/user/delete',
  offerCredit: '/api-cwa/offer_credit',
  plans: '/api-cwa/plans',
  stickerPlans: '/api-cwa/sticker-plans',
  purchaseReport: '/landing/app-customer-register',
  purchaseSticker: '/landing/window-sticker-registration',
  stripePayment: '/landing/app-stripe-payment',
  paymentUpdate: '/api-cwa/payment-update',
  couponValidation: '/api-cwa/coupon_validation',
  discountValidation: '/api-cwa/discount_validation',
  // Calls of our own beside the endpoint map.
  orders: '/landing/orders',
  deliveredDocument: '/landing/document',
  deliveredPdf: '/landing/document-pdf',
  deliveredLogo: '/landing/document-logo',
  documentLink: '/landing/document-link',
  deliveryChoice: '/landing/delivery-choice',
  confirmPasswordReset: '/api-cwa/reset-password/confirm',
  confirmEmail: '/api/user/confirm-email',
  profileImage: '/api/user/profile-image',
  dealerLogo: '/api-cwa/dealer_logo',
  removeDealerLogo: '/api-cwa/remove_dealer_logo',
  confirmDeletion: '/api/user/delete/confirm',
  cancelDeletion: '/api/user/delete/cancel',
  cancelDeletionByLink: '/api/user/delete/cancel-by-link',
  exportPersonalData: '/api/user/export',
  subscriptions: '/api-cwa/subscription',
  resumeSubscription: '/api/user/resume-subscription',
  changeCard: '/api/user/change-card',
  cardChange: '/api/user/card-change',
  withdrawal: '/landing/withdrawal',
  creditLedger: '/api-cwa/credit-ledger',
  receipt: '/api-cwa/receipt',
  createFeedback: '/api-cwa/create_feedback',
  createSupportTicket: '/api-cwa/create_support_ticket',
  // Ours, for a site without a chat from elsewhere.
  chat: '/api-cwa/chat',
  socialLogin: '/landing/firebase-social-login',
  contactMail: '/api-cwa/contact-mail',
  errorVin: '/api-cwa/error_vin',
  logs: '/api-cwa/logs',
  consentLog: '/api-cwa/consent-log',
  checkSecurityAuth: '/api-cwa/checksecurityauth',
  // The endpoint map gives these two a name of their own beside the paths of section 7 and of the purchase.
  registerCustomer: '/api-cwa/cwa_register',
  registerStickerCustomer: '/api-cwa/cwa_sticker_registration',
} as const;

/** One of the paths of {@link endpoints}. */
export type Endpoint = (typeof endpoints)[keyof typeof endpoints];
