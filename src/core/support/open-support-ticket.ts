import { errAsync, type ResultAsync } from 'neverthrow';
import type { UseCase } from '#ports/call-options.ts';
import type { CookieJar } from '#ports/cookie-jar.ts';
import type { SupportGateway } from '#ports/support-gateway.ts';
import type { AccountState } from '../account/account-store.ts';
import type { FreeCreditKind } from '../billing/free-credit-claim.ts';
import type { Rating } from '../feedback/rating.ts';
import { type NotSent, type SendingEnded, sentMessage } from '../feedback/sent-message.ts';
import { readSupportForm, type SupportForm, type SupportFormError } from '../feedback/support-form.ts';
import type { ReadableStore } from '../state/state-store.ts';
import { SUPPORT_REPLY_HOURS, TICKET_SUCCESS_TEXT } from './support-ticket.ts';

/** The ticket to send: the form as typed, and its context. */
export interface SupportTicketInput {
  readonly form: SupportForm;
  readonly satisfaction?: Rating | null;
  readonly creditType?: FreeCreditKind | null;
}

/** An opened ticket and its promises. */
export interface SupportTicketOpened {
  readonly message: typeof TICKET_SUCCESS_TEXT;
  /** The number of hours within which a representative replies. */
  readonly replyWithinHours: typeof SUPPORT_REPLY_HOURS;
  /** Whether the origin granted a free credit; a screen may mention it only then. */
  readonly givesFreeCredit: boolean;
}

/** The reasons why no ticket was opened; an invalid form lists each invalid field. */
export type SupportTicketError =
  | { readonly code: 'form-invalid'; readonly errors: readonly SupportFormError[] }
  | NotSent
  | SendingEnded;

/** Opens a support ticket. */
export type OpenSupportTicket = UseCase<SupportTicketInput, SupportTicketOpened, SupportTicketError>;

/** The dependencies of {@link createOpenSupportTicket}. */
export interface OpenSupportTicketDependencies {
  readonly support: Pick<SupportGateway, 'createTicket'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly account: Pick<ReadableStore<AccountState>, 'get'>;
}

/**
 * Creates the use case that opens a support ticket. It requires a signed-in person with a token; otherwise, nothing is
 * sent. The phone number is not sent, because the call has no field for it.
 *
 * Source: specification, sections 5 to 9 (FBK-12 to FBK-15).
 *
 * @example
 * const support = { createTicket: () => okAsync({ status: 'success', message: null, creditGranted: true } as const) };
 * const openSupportTicket = createOpenSupportTicket({ support, cookies, account });
 * const form = { vin: '1HGCM82693A000001', message: 'Help', email: 'user@demo.vinport.example', name: '', phone: '' };
 * const ticket = await openSupportTicket({ form, creditType: 'vhr' });
 */
export function createOpenSupportTicket({
  support,
  cookies,
  account,
}: OpenSupportTicketDependencies): OpenSupportTicket {
  return ({ form, satisfaction = null, creditType = null }, options) =>
    readSupportForm(form).match(
      ({ vin, message, email, name }): ResultAsync<SupportTicketOpened, SupportTicketError> => {
        if (account.get().user === null || cookies.get('token') === null) return errAsync({ code: 'signed-out' });
        const ticket = { vin, message, email, name, satisfaction, creditType };
        return sentMessage(() => support.createTicket(ticket, options)).map(({ creditGranted }) => ({
          message: TICKET_SUCCESS_TEXT,
          replyWithinHours: SUPPORT_REPLY_HOURS,
          givesFreeCredit: creditGranted,
        }));
      },
      (errors) => errAsync({ code: 'form-invalid', errors }),
    );
}
