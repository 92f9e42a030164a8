import * as z from 'zod/mini';
import type { ChatTalk } from '#core/chat/chat-talk.ts';
import { inData } from './in-data.ts';

const message = z.pipe(
  z.object({ id: z.string(), from: z.enum(['visitor', 'agent']), text: z.string(), created_at: z.int() }),
  z.transform(({ created_at, ...said }) => ({ ...said, at: created_at })),
);

/** What was said in the built-in chat. */
export const chatTalk: z.ZodMiniType<ChatTalk> = inData(
  z.pipe(
    z.object({ ticket_number: z.nullable(z.string()), messages: z.array(message) }),
    z.transform(({ ticket_number, messages }) => ({ ticketNumber: ticket_number, messages })),
  ),
);
