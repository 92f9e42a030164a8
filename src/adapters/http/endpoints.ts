/**
 * Every path of the origin that Vinport calls. Names the specification gives without a folder live under /api-cwa/.
 *
 * Source: specification, section 7 and its endpoint map.
 */
export const endpoints = {
  login: '/api-cwa/login',
  siteSettings: '/api-cwa/site_settings',
  decode: '/api/decode',
  classicMapping: '/api-cwa/classicmapping',
  generateSticker: '/api-cwa/generate-sticker',
  generateClassicSticker: '/api-cwa/generate_classic_sticker',
  confirmSticker: '/api-cwa/confirm-sticker',
  confirmYearRestrictedSticker: '/api-cwa/confirm-year-restricted-sticker',
  stickerPage: '/api-cwa/sticker-page',
  viewPdf: '/api-cwa/view_pdf',
  offerCredit: '/api-cwa/offer_credit',
} as const;

/** One of the paths of {@link endpoints}. */
export type Endpoint = (typeof endpoints)[keyof typeof endpoints];
