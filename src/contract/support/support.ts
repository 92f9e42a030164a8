import * as z from 'zod/mini';
import { defineCall, multipart } from '../define-call.ts';
import { email, emailText, line, message, satisfaction } from '../fields.ts';
import { acknowledged } from '../success.ts';
import { logEntry } from './log.ts';

/** The support calls: specification, section 7, "Feedback and support" (FBK-15), and endpoint map (contact-mail). */
export const supportCalls = {
  createTicket: defineCall({
    method: 'POST',
    path: '/api-cwa/create_support_ticket',
    by: 'signed-in',
    onlyOnce: true,
    input: multipart({
      vin: line(64).check(z.minLength(1), z.toUpperCase()),
      message: message('Please enter a message'),
      email: emailText,
      name: z._default(line(200), ''),
      satisfaction,
      credit_type: z.optional(z.enum(['vhr', 'sticker'])),
    }),
    output: z.object({
      status: z.literal('success'),
      msg: z.string(),
      ticket_number: z.string(),
      credit_granted: z.boolean(),
    }),
    read: ({ msg }) => msg,
  }),
  sendContactMail: defineCall({
    method: 'POST',
    path: '/api-cwa/contact-mail',
    by: 'anyone',
    identifiesSite: true,
    onlyOnce: true,
    input: {
      as: 'form',
      schema: z.pipe(
        logEntry,
        z.looseObject({
          email,
          message: message(),
          // Limited to one line because it is inserted into an email, where a second line could impersonate someone
          // else's text.
          name: z._default(line(200), ''),
        }),
      ),
    },
    ...acknowledged,
  }),
};
