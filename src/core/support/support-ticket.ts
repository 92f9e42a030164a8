import type { FreeCreditKind } from '../billing/free-credit-claim.ts';
import type { Rating } from '../feedback/rating.ts';

/** How soon a representative answers a ticket, in hours (specification, section 9). */
export const SUPPORT_REPLY_HOURS = 24;

/** What a ticket that was opened says (specification, section 8). The sentence about a free credit is apart from it. */
export const TICKET_SUCCESS_TEXT = 'Your support ticket has been successfully created!';

/** A call for help. Source: specification, section 3 (FBK-15). */
export interface SupportTicket {
  readonly vin: string;
  readonly message: string;
  readonly email: string;
  /** May be empty. */
  readonly name: string;
  /** `null` where nothing was picked. */
  readonly satisfaction: Rating | null;
  /** The kind of free credit asked for, which the origin may grant; `null` is not sent. */
  readonly creditType: FreeCreditKind | null;
}
