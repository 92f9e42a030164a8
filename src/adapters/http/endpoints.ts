/**
 * Every origin path that Vinport calls. Names that the specification gives without a folder are under /api-cwa/.
 *
 * Source: specification, section 7 and its endpoint map.
 */
export const endpoints = {
  socialLogin: '/landing/firebase-social-login',
} as const;

/** One of the paths of {@link endpoints}. */
export type Endpoint = (typeof endpoints)[keyof typeof endpoints];
