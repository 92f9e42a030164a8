import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX_LENGTH, type ChatTalk } from '#core/chat/chat-talk.ts';
import { defineCall, form, nothing } from '../define-call.ts';
import { moment } from '../fields.ts';
import { success } from '../success.ts';

const talk = success(
  z.object({
    /** `null` before the first message. */
    ticket_number: z.nullable(z.string()),
    /** In chronological order. */
    messages: z.array(
      z.object({ id: z.string(), from: z.enum(['visitor', 'agent']), text: z.string(), created_at: moment }),
    ),
  }),
);

/** A chat in the wire format. */
export type WireChat = z.output<typeof talk>['data'];

function chatFromWire({ data: { ticket_number, messages } }: z.output<typeof talk>): ChatTalk {
  return {
    ticketNumber: ticket_number,
    messages: messages.map(({ created_at, ...said }) => ({ ...said, at: created_at })),
  };
}

/** Converts a chat to the wire format. */
export function chatToWire({ ticketNumber, messages }: ChatTalk): WireChat {
  return {
    ticket_number: ticketNumber,
    messages: messages.map(({ at, ...said }) => ({ ...said, created_at: at })),
  };
}

/** The calls of the built-in chat. They are the product's own; the specification has none. */
export const chatCalls = {
  read: defineCall({
    method: 'GET',
    path: '/api-cwa/chat',
    by: 'signed-in',
    input: nothing,
    output: talk,
    read: chatFromWire,
  }),
  send: defineCall({
    method: 'POST',
    path: '/api-cwa/chat',
    by: 'signed-in',
    identifiesSite: true,
    onlyOnce: true,
    input: form({ message: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX_LENGTH)) }),
    output: talk,
    read: chatFromWire,
  }),
};
