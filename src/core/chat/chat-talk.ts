/** Something that was said in the built-in chat, as the origin keeps it. */
export interface StoredChatMessage {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  /** UTC epoch milliseconds. */
  readonly at: number;
}

/** What a person and the support team have said to each other. */
export interface ChatTalk {
  /** What to call it by; `null` before anything was said. */
  readonly ticketNumber: string | null;
  /** The earliest first; of a long talk its end. */
  readonly messages: readonly StoredChatMessage[];
}

/** A message as it is shown: one may be on its way yet, or could not be sent. */
export interface ChatMessage extends StoredChatMessage {
  readonly state: 'sending' | 'sent' | 'failed';
}

/** How long one message may be, in characters. */
export const CHAT_MESSAGE_MAX_LENGTH = 2_000;
