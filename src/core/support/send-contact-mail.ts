import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { SupportCalls } from '#ports/support-gateway.ts';
import { type NotSent, type SendingEnded, sentMessage } from '../feedback/sent-message.ts';
import { hasEmailForm } from '../person/email-address.ts';
import type { ContactMail } from './support-ticket.ts';

/** The reasons why an email was not sent; it is validated before sending. */
export type ContactMailError = { readonly code: 'email-invalid' | 'message-missing' } | NotSent | SendingEnded;

/** Sends an email to the support team; no sign-in is required. */
export type SendContactMail = (mail: ContactMail, options?: CallOptions) => ResultAsync<void, ContactMailError>;

/**
 * Creates the use case with which a visitor emails the support team.
 *
 * Source: specification, section 7, endpoint map (contact-mail).
 *
 * @example
 * const support = { sendContactMail: () => okAsync({ status: 'success', message: null } as const) };
 * const sendContactMail = createSendContactMail({ support });
 * await sendContactMail({ name: '', email: 'user@demo.vinport.example', message: 'Do you know Renaults?' });
 */
export function createSendContactMail({ support }: SupportCalls<'sendContactMail'>): SendContactMail {
  return ({ name, email, message }, options) => {
    const mail = { name: name.trim(), email: email.trim(), message: message.trim() };
    if (!hasEmailForm(mail.email)) return errAsync({ code: 'email-invalid' });
    if (mail.message === '') return errAsync({ code: 'message-missing' });
    return sentMessage(() => support.sendContactMail(mail, options)).map(() => undefined);
  };
}
