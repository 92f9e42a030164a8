import { createHttpSupportGateway } from '#adapters/http/support-gateway.ts';
import { createOpenSupportTicket } from '#core/support/open-support-ticket.ts';
import { createSendContactMail } from '#core/support/send-contact-mail.ts';
import { httpGateway } from './http-gateway.ts';

/** Support by ticket and email. */
export const supportBindings = {
  support: httpGateway(createHttpSupportGateway),
  openSupportTicket: createOpenSupportTicket,
  sendContactMail: createSendContactMail,
};
