import type { ResultAsync } from 'neverthrow';
import type { ChatTalk } from '#core/chat/chat-talk.ts';
import type { ContactMail } from '#core/support/contact-mail.ts';
import type { SupportTicket } from '#core/support/support-ticket.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { SendingAnswer } from './sending-answer.ts';

/** What the origin answers to a ticket. */
export interface TicketAnswer extends SendingAnswer {
  /** Whether the origin granted a free credit for it. */
  readonly creditGranted: boolean;
}

/** Who helps (specification, section 7, "Feedback and support"). */
export interface SupportGateway {
  /**
   * Opens a ticket of the signed-in person. The origin decides whether it grants a free credit of the kind that the
   * ticket names: see `creditGranted`.
   */
  createTicket(ticket: SupportTicket, options?: CallOptions): ResultAsync<TicketAnswer, GatewayError>;
  /** Sends a letter to the support team of the site; anyone may write. */
  sendContactMail(mail: ContactMail, options?: CallOptions): ResultAsync<SendingAnswer, GatewayError>;
  /** What the signed-in person and the support team have said to each other in the built-in chat. */
  readChat(options?: CallOptions): ResultAsync<ChatTalk, GatewayError>;
  /** Says something to the support team; answers the talk with it. */
  sendChatMessage(text: string, options?: CallOptions): ResultAsync<ChatTalk, GatewayError>;
}
