import type { MailAttachment } from './queue-email.ts';

/** A letter that leaves the house. */
export interface OutgoingEmail {
  /** Stays the same over all tries, so that a mailbox can tell a repeat. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** UTC epoch milliseconds. */
  readonly writtenAt: number;
}

/** Takes letters to where they are read. A letter that could not be taken rejects, and is tried again. */
export interface EmailTransport {
  send(message: OutgoingEmail): Promise<void>;
  close(): void;
}
