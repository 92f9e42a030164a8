import type { SupportGateway } from '#ports/support-gateway.ts';
import { chatTalk } from './chat-schema.ts';
import { endpoints } from './endpoints.ts';
import type { HttpClient } from './http-client.ts';
import { sendMessage, sendTicket } from './send-message.ts';

/**
 * Makes the gateway that asks the origin for help.
 *
 * Source: specification, section 7, "Feedback and support" (FBK-12, FBK-15).
 *
 * @example
 * const talk = await createHttpSupportGateway(http).sendChatMessage('Is anybody there?');
 */
export function createHttpSupportGateway(http: HttpClient): SupportGateway {
  return {
    createTicket: ({ vin, message, email, name, satisfaction, creditType }, options) =>
      sendTicket(http, {
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
    sendContactMail: ({ name, email, message }, options) =>
      sendMessage(http, {
        method: 'POST',
        endpoint: endpoints.contactMail,
        body: { encoding: 'form', fields: { name, email, message } },
        identifiesSite: true,
        onlyOnce: true,
        wish: options?.wish,
        signal: options?.signal,
      }),
    readChat: (options) =>
      http.json({ method: 'GET', endpoint: endpoints.chat, authenticated: true, signal: options?.signal }, chatTalk),
    sendChatMessage: (message, options) =>
      http.json(
        {
          method: 'POST',
          endpoint: endpoints.chat,
          body: { encoding: 'form', fields: { message } },
          authenticated: true,
          identifiesSite: true,
          onlyOnce: true,
          wish: options?.wish,
          signal: options?.signal,
        },
        chatTalk,
      ),
  };
}
