import * as z from 'zod';
import { email } from '#contract/fields.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { chatCalls } from '#contract/support/chat.ts';
import { sendFeedback } from '#contract/support/feedback.ts';
import { logCalls } from '#contract/support/log.ts';
import { supportCalls } from '#contract/support/support.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN } from '../example-values.ts';

z.globalRegistry.add(email, { format: 'email' });

/** Documents a call that accepts both form and JSON bodies. */
function inEitherEncoding({ takes, ...call }: DocumentedCall): DocumentedCall {
  return { ...call, headers: ['uri'], ...(takes && { takes: { ...takes, as: ['form', 'json'] } }) };
}

/** The calls that send messages and events. */
export const messageCalls = [
  documented(sendFeedback, {
    id: 'createFeedback',
    summary: 'Send feedback',
    example: {
      vin: EXAMPLE_VIN,
      report_type: 'report',
      satisfaction: '5',
      feedback_msg: 'All that I wanted to know.',
    },
    headers: ['uri', 'Idempotency-Key'],
    fails: [409],
    limits: ['feedbackByAccount'],
  }),
  documented(supportCalls.createTicket, {
    id: 'createSupportTicket',
    summary: 'Create a support ticket',
    about:
      'A ticket may grant a free credit of the given type, once for a vehicle that the account paid or tried for, under ' +
      'the rules of POST /api-cwa/offer_credit; `credit_granted` indicates whether it was granted.',
    example: {
      vin: EXAMPLE_VIN,
      message: 'The sticker has the wrong colour.',
      email: EXAMPLE_EMAIL,
      credit_type: 'sticker',
    },
    headers: ['uri', 'Idempotency-Key'],
    declines: true,
    fails: [409],
    limits: ['ticketByAccount'],
  }),
  documented(chatCalls.read, { id: 'readChat', summary: "Get the user's chat with the support team" }),
  documented(chatCalls.send, {
    id: 'sendChatMessage',
    summary: 'Send a chat message to the support team',
    example: { message: 'Do you know Renaults?' },
    fails: [409],
    limits: ['chatByAccount'],
  }),
  inEitherEncoding(
    documented(supportCalls.sendContactMail, {
      id: 'sendContactMail',
      summary: 'Send a contact message to the support team',
      about: '`email` and `message` are required, `name` is optional; all other fields are stored too.',
      example: { name: 'Ada', email: EXAMPLE_EMAIL, message: 'Do you know Renaults?' },
      limits: ['contactMailByCaller'],
    }),
  ),
  inEitherEncoding(
    documented(privacyCalls.logConsent, {
      id: 'logConsent',
      summary: "Record a visitor's consent",
      example: { id: 'consent-1', analytics: 'true', advertising: 'false' },
      limits: ['consentLogByCaller'],
    }),
  ),
  inEitherEncoding(
    documented(logCalls.log, {
      id: 'log',
      summary: 'Record an event of a page',
      example: { level: 'error', message: 'A picture is missing.' },
      limits: ['logByCaller'],
    }),
  ),
  inEitherEncoding(
    documented(logCalls.logWrongVin, {
      id: 'logWrongVin',
      summary: 'Record a VIN that could not be read',
      example: { vin: '1HGCM82643A000001' },
      limits: ['errorVinByCaller'],
    }),
  ),
] as const satisfies readonly DocumentedCall[];
