/**
 * Every path of the origin that Vinport calls. Names the specification gives without a folder live under /api-cwa/.
 *
 * Source: specification, section 7 and its endpoint map.
 */
export const endpoints = {
  generateSticker: '/api-cwa/generate-sticker',
  generateYmmtSticker: '/api-cwa/generate-ymmtsticker',
  generateClassicSticker: '/api-cwa/generate_classic_sticker',
  confirmSticker: '/api-cwa/confirm-sticker',
  confirmYearRestrictedSticker: '/api-cwa/confirm-year-restricted-sticker',
  ymmtStickerAutoblog: '/api-cwa/get-ymmtsticker-autoblog',
  autoblogData: '/api-cwa/get-autoblog-data',
  autoblogForumData: '/api-cwa/get-vymmtautoblog-forumData',
  autoloadingStickerData: '/api-cwa/autoloading-stickerdata',
  stickerPage: '/api-cwa/sticker-page',
  viewPdf: '/api-cwa/view_pdf',
  purchaseReport: '/landing/app-customer-register',
  purchaseSticker: '/landing/window-sticker-registration',
  stripePayment: '/landing/app-stripe-payment',
  paymentUpdate: '/api-cwa/payment-update',
  generateReport: '/api-cwa/generate-report',
  generateBasicReport: '/api-cwa/generate_uvc_report',
  generateClassicReport: '/api-cwa/generate_classic_report',
  generateReportWithSpec: '/api-cwa/generate-report-with-spec',
  generateAntiqueReport: '/api/classic/antique',
  generateFireflyReport: '/api/firefly',
  reportLists: '/api-cwa/report-lists',
  filterReportLists: '/api-cwa/filter_report_lists',
  // Calls of our own beside the endpoint map.
  orders: '/landing/orders',
  deliveredDocument: '/landing/document',
  deliveredPdf: '/landing/document-pdf',
  deliveredLogo: '/landing/document-logo',
  documentLink: '/landing/document-link',
  deliveryChoice: '/landing/delivery-choice',
  report: '/api-cwa/report',
  reportChanges: '/api-cwa/report-changes',
  dispute: '/api-cwa/dispute',
  sampleReport: '/api-cwa/sample-report',
  sampleReportPdf: '/api-cwa/sample-report-pdf',
  stickerLists: '/api-cwa/sticker-lists',
  sampleSticker: '/api-cwa/sample-sticker',
  sampleStickerPdf: '/api-cwa/sample-sticker-pdf',
  documentLogo: '/api-cwa/document_logo',
  sharedLogo: '/api-cwa/shared_logo',
  verifiedLogo: '/api-cwa/verified_logo',
  share: '/api-cwa/share',
  unshare: '/api-cwa/unshare',
  shared: '/api-cwa/shared',
  sharedPdf: '/api-cwa/shared-pdf',
  verify: '/api-cwa/verify',
  filterPdf: '/api-cwa/filter-pdf',
  socialLogin: '/landing/firebase-social-login',
  searchPage: '/api-cwa/search-page',
  stickerYears: '/api-cwa/get-stickeryear',
  stickerMakes: '/api-cwa/get-stickermakes',
  stickerModels: '/api-cwa/get-stickermodels',
  stickerTrims: '/api-cwa/get-stickertrims',
  // The endpoint map gives these two a name of their own beside the paths of section 7 and of the purchase.
  registerCustomer: '/api-cwa/cwa_register',
  registerStickerCustomer: '/api-cwa/cwa_sticker_registration',
  // Section 7 writes this call with underscores, the endpoint map with dashes.
  generateClassicStickerDashed: '/api-cwa/generate-classic-sticker',
} as const;

/** One of the paths of {@link endpoints}. */
export type Endpoint = (typeof endpoints)[keyof typeof endpoints];
