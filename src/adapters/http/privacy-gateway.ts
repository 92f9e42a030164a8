import { privacyCalls } from '#contract/privacy.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway for the origin's privacy calls.
 *
 * Source: specification, section 7, endpoint map (consent-log), and the product's own calls.
 *
 * @example
 * const everything = await createHttpPrivacyGateway(http).exportPersonalData();
 */
export function createHttpPrivacyGateway(http: HttpClient): PrivacyGateway {
  return {
    logConsent: ({ id, decidedAt, analytics, advertising }, options) =>
      http.call(privacyCalls.logConsent, { id, decided_at: decidedAt, analytics, advertising }, options),
    confirmDeletion: (token, options) => http.call(privacyCalls.confirmDeletion, { token }, options),
    cancelDeletionByLink: (token, options) => http.call(privacyCalls.cancelDeletionByLink, { token }, options),
    cancelDeletion: (options) => http.call(privacyCalls.cancelDeletion, {}, options),
    deletionState: (options) => http.call(privacyCalls.deletionState, {}, options),
    exportPersonalData: (options) => http.call(privacyCalls.exportPersonalData, {}, options),
  };
}
