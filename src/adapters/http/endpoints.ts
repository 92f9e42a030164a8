/**
 * Every path of the origin that Vinport calls. Names the specification gives without a folder live under /api-cwa/.
 *
 * Source: specification, section 7 and its endpoint map.
 */
export const endpoints = {
  socialLogin: '/landing/firebase-social-login',
} as const;

/** One of the paths of {@link endpoints}. */
export type Endpoint = (typeof endpoints)[keyof typeof endpoints];
