/** A message of the built-in chat, as stored by the origin. */
export interface StoredChatMessage {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  /** In UTC epoch milliseconds. */
  readonly at: number;
}

/** The conversation between a person and the support team. */
export interface ChatTalk {
  /** The ticket number; `null` before the first message. */
  readonly ticketNumber: string | null;
  /** In chronological order; of a long chat, only the last messages. */
  readonly messages: readonly StoredChatMessage[];
}

/** A displayed message, which may be pending or failed. */
export interface ChatMessage extends StoredChatMessage {
  readonly state: 'sending' | 'sent' | 'failed';
}

/** The maximum length of a message, in characters. */
export const CHAT_MESSAGE_MAX_LENGTH = 2_000;
