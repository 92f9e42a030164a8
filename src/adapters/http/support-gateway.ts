import { chatCalls } from '#contract/support/chat.ts';
import { supportCalls } from '#contract/support/support.ts';
import type { SupportGateway } from '#ports/support-gateway.ts';
import type { HttpClient } from './http-client.ts';
import { sendMessage, sendTicket } from './send-message.ts';

/**
 * Creates the gateway that sends support requests to the origin.
 *
 * Source: specification, section 7, "Feedback and support" (FBK-12, FBK-15).
 *
 * @example
 * const talk = await createHttpSupportGateway(http).sendChatMessage('Is anybody there?');
 */
export function createHttpSupportGateway(http: HttpClient): SupportGateway {
  return {
    createTicket: ({ satisfaction, creditType, ...ticket }, options) =>
      sendTicket(
        http,
        supportCalls.createTicket,
        { ...ticket, satisfaction: `${satisfaction ?? ''}`, credit_type: creditType ?? undefined },
        options,
      ),
    sendContactMail: ({ name, email, message }, options) =>
      sendMessage(http, supportCalls.sendContactMail, { name, email, message }, options),
    readChat: (options) => http.call(chatCalls.read, {}, options),
    sendChatMessage: (message, options) => http.call(chatCalls.send, { message }, options),
  };
}
