import * as z from 'zod';
import { sendChatMessageInput } from '#origin/chat/send-chat-message.ts';
import { createFeedbackInput } from '#origin/feedback/create-feedback.ts';
import { contactMailInput, logEntryInput } from '#origin/log/keep-log-entry.ts';
import { createSupportTicketInput } from '#origin/support/create-support-ticket.ts';
import { done, moment, success } from '../answer-schemas.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_EMAIL, EXAMPLE_VIN } from '../example-values.ts';

const chat = success(
  z.object({
    ticket_number: z.string().nullable(),
    messages: z.array(
      z.object({ id: z.string(), from: z.enum(['visitor', 'agent']), text: z.string(), created_at: moment }),
    ),
  }),
);
const thanks = z.object({ status: z.literal('success'), msg: z.string() });

/** The calls that send what a person or a page tells. */
export const messageCalls = [
  {
    id: 'createFeedback',
    call: 'POST /api-cwa/create_feedback',
    summary: 'Tell how content the person is',
    by: 'signed-in',
    takes: {
      as: ['form'],
      schema: createFeedbackInput,
      example: {
        vin: EXAMPLE_VIN,
        report_type: 'report',
        satisfaction: '5',
        feedback_msg: 'All that I wanted to know.',
      },
    },
    headers: ['uri', 'Idempotency-Key'],
    answer: { json: thanks },
    fails: [409],
    limits: ['feedbackByAccount'],
  },
  {
    id: 'createSupportTicket',
    call: 'POST /api-cwa/create_support_ticket',
    summary: 'Ask the support team for help',
    about:
      'A ticket may grant a free credit of the named type, once for a vehicle that the account paid or tried for, under ' +
      'the rules of POST /api-cwa/offer_credit; `credit_granted` says whether it did.',
    by: 'signed-in',
    takes: {
      as: ['form'],
      schema: createSupportTicketInput,
      example: {
        vin: EXAMPLE_VIN,
        message: 'The sticker has the wrong colour.',
        email: EXAMPLE_EMAIL,
        credit_type: 'sticker',
      },
    },
    headers: ['uri', 'Idempotency-Key'],
    answer: { json: thanks.extend({ ticket_number: z.string(), credit_granted: z.boolean() }) },
    declines: true,
    fails: [409],
    limits: ['ticketByAccount'],
  },
  {
    id: 'readChat',
    call: 'GET /api-cwa/chat',
    summary: "Read the person's chat with the support team",
    by: 'signed-in',
    answer: { json: chat },
  },
  {
    id: 'sendChatMessage',
    call: 'POST /api-cwa/chat',
    summary: 'Write to the support team',
    by: 'signed-in',
    takes: { as: ['form'], schema: sendChatMessageInput, example: { message: 'Do you know Renaults?' } },
    headers: ['uri', 'Idempotency-Key'],
    answer: { json: chat },
    fails: [409],
    limits: ['chatByAccount'],
  },
  {
    id: 'sendContactMail',
    call: 'POST /api-cwa/contact-mail',
    summary: 'Write a letter to the support team',
    about: '`email` and `message` are asked for, `name` may be told; whatever else is sent is kept along with them.',
    by: 'anyone',
    takes: {
      as: ['form', 'json'],
      schema: contactMailInput,
      example: { name: 'Ada', email: EXAMPLE_EMAIL, message: 'Do you know Renaults?' },
    },
    headers: ['uri'],
    answer: { json: done },
    limits: ['contactMailByCaller'],
  },
  {
    id: 'logConsent',
    call: 'POST /api-cwa/consent-log',
    summary: 'Note what a visitor consents to',
    by: 'anyone',
    takes: {
      as: ['form', 'json'],
      schema: logEntryInput,
      example: { id: 'consent-1', analytics: 'true', advertising: 'false' },
    },
    headers: ['uri'],
    answer: { json: done },
    limits: ['consentLogByCaller'],
  },
  {
    id: 'log',
    call: 'POST /api-cwa/logs',
    summary: 'Note what a page reports',
    by: 'anyone',
    takes: {
      as: ['form', 'json'],
      schema: logEntryInput,
      example: { level: 'error', message: 'A picture is missing.' },
    },
    headers: ['uri'],
    answer: { json: done },
    limits: ['logByCaller'],
  },
  {
    id: 'logWrongVin',
    call: 'POST /api-cwa/error_vin',
    summary: 'Note a VIN that could not be read',
    by: 'anyone',
    takes: { as: ['form', 'json'], schema: logEntryInput, example: { vin: '1HGCM82643A000001' } },
    headers: ['uri'],
    answer: { json: done },
    limits: ['errorVinByCaller'],
  },
] as const satisfies readonly DocumentedCall[];
