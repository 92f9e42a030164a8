import type { ResultAsync } from 'neverthrow';
import type { SupportTicket } from '../core/support/support-ticket.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';
import type { SendingAnswer } from './sending-answer.ts';

/** Who helps (specification, section 7, "Feedback and support"). Every call needs a signed-in person. */
export interface SupportGateway {
  /** Opens a ticket; the first for a VIN grants one credit of the kind it names, at most two in a month. */
  createTicket(ticket: SupportTicket, options?: CallOptions): ResultAsync<SendingAnswer, GatewayError>;
}
