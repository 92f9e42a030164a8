import type { CallOptions } from '#ports/call-options.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import { acknowledgement } from './account-schema.ts';
import { endpoints } from './endpoints.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { confirmedDeletion, deletionState, personalDataExport } from './privacy-schema.ts';

/**
 * Makes the gateway that asks the origin about people's data.
 *
 * Source: specification, section 7, endpoint map (consent-log), and the product's own calls.
 *
 * @example
 * const everything = await createHttpPrivacyGateway(http).exportPersonalData();
 */
export function createHttpPrivacyGateway(http: HttpClient): PrivacyGateway {
  const post = (call: Omit<HttpCall, 'method' | 'signal'>, options: CallOptions | undefined): HttpCall => ({
    method: 'POST',
    ...call,
    signal: options?.signal,
  });
  const ofLink = (token: string) => ({ encoding: 'form', fields: { token } }) as const;

  return {
    logConsent: ({ id, decidedAt, analytics, advertising }, options) =>
      http.json(
        post(
          {
            endpoint: endpoints.consentLog,
            body: { encoding: 'json', value: { id, decided_at: decidedAt, analytics, advertising } },
            identifiesSite: true,
          },
          options,
        ),
        acknowledgement,
      ),
    confirmDeletion: (linkToken, options) =>
      http.json(
        post({ endpoint: endpoints.confirmDeletion, body: ofLink(linkToken), identifiesSite: true }, options),
        confirmedDeletion,
      ),
    cancelDeletionByLink: (linkToken, options) =>
      http.json(post({ endpoint: endpoints.cancelDeletionByLink, body: ofLink(linkToken) }, options), acknowledgement),
    cancelDeletion: (options) =>
      http.json(post({ endpoint: endpoints.cancelDeletion, authenticated: true }, options), acknowledgement),
    deletionState: (options) =>
      http.json(
        { method: 'GET', endpoint: endpoints.deleteUser, authenticated: true, signal: options?.signal },
        deletionState,
      ),
    exportPersonalData: (options) =>
      http.json(
        { method: 'GET', endpoint: endpoints.exportPersonalData, authenticated: true, signal: options?.signal },
        personalDataExport,
      ),
  };
}
