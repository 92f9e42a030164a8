import type { ResultAsync } from 'neverthrow';
import type { ChatTalk } from '#core/chat/chat-talk.ts';
import type { ContactMail, SupportTicket } from '#core/support/support-ticket.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { SendingAnswer } from './sending-answer.ts';

/** The origin's response to a ticket. */
export interface TicketAnswer extends SendingAnswer {
  /** Whether the origin granted a free credit for it. */
  readonly creditGranted: boolean;
}

/** Handles support requests (specification, section 7, "Feedback and support"). */
export interface SupportGateway {
  /**
   * Opens a ticket of the signed-in person. The origin decides whether to grant a free credit of the ticket's kind: see
   * `creditGranted`.
   */
  createTicket(ticket: SupportTicket, options?: CallOptions): ResultAsync<TicketAnswer, GatewayError>;
  /** Sends an email to the support team of the site; no sign-in is required. */
  sendContactMail(mail: ContactMail, options?: CallOptions): ResultAsync<SendingAnswer, GatewayError>;
  /** Returns the built-in chat between the signed-in person and the support team. */
  readChat(options?: CallOptions): ResultAsync<ChatTalk, GatewayError>;
  /** Sends a message to the support team; returns the chat including it. */
  sendChatMessage(text: string, options?: CallOptions): ResultAsync<ChatTalk, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type SupportCalls<Name extends keyof SupportGateway> = { readonly support: Pick<SupportGateway, Name> };
