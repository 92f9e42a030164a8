import type { FreeCreditKind } from '../billing/free-credit-claim.ts';
import type { Rating } from '../feedback/rating.ts';

/** The time within which a representative replies to a ticket, in hours (specification, section 9). */
export const SUPPORT_REPLY_HOURS = 24;

/** The text for an opened ticket (specification, section 8). The sentence about a free credit is separate. */
export const TICKET_SUCCESS_TEXT = 'Your support ticket has been successfully created!';

/** A support request. Source: specification, section 3 (FBK-15). */
export interface SupportTicket {
  readonly vin: string;
  readonly message: string;
  readonly email: string;
  /** Optional; may be empty. */
  readonly name: string;
  /** `null` if none was picked. */
  readonly satisfaction: Rating | null;
  /** The requested kind of free credit, which the origin may grant; `null` is not sent. */
  readonly creditType: FreeCreditKind | null;
}

/** An email to the support team of a site. */
export interface ContactMail {
  /** Optional; may be empty. */
  readonly name: string;
  /** The reply address. */
  readonly email: string;
  readonly message: string;
}
