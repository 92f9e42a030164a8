/** One message of a conversation. */
export interface ChatMessage {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  /** UTC epoch milliseconds. */
  readonly at: number;
  /** How it stands with sending it; what an agent wrote is `sent`. */
  readonly state: 'sending' | 'sent' | 'failed';
}
