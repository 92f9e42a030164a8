import type { SupportGateway } from '../../ports/support-gateway.ts';
import { endpoints } from './endpoints.ts';
import type { HttpClient } from './http-client.ts';
import { sendMessage } from './send-message.ts';

/**
 * Makes the gateway that asks the origin for help.
 *
 * Source: specification, section 7, "Feedback and support" (FBK-12, FBK-15).
 */
export function createHttpSupportGateway(http: HttpClient): SupportGateway {
  return {
    createTicket: ({ vin, message, email, name, satisfaction, creditType }, options) =>
      sendMessage(http, {
        method: 'POST',
        endpoint: endpoints.createSupportTicket,
        body: {
          encoding: 'multipart',
          fields: {
            vin,
            message,
            email,
            name,
            satisfaction: satisfaction?.toString() ?? '',
            credit_type: creditType ?? undefined,
          },
        },
        authenticated: true,
        onlyOnce: true,
        wish: options?.wish,
        signal: options?.signal,
      }),
  };
}
