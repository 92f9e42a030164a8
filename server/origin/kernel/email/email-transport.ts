import type { MailAttachment } from './queue-email.ts';

/** An email to be sent. */
export interface OutgoingEmail {
  /** Constant across retries, so that a mailbox can detect duplicates. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
  /** UTC epoch milliseconds. */
  readonly writtenAt: number;
}

/** Sends emails. Rejects if an email could not be sent; the caller then retries. */
export interface EmailTransport {
  send(message: OutgoingEmail): Promise<void>;
  close(): void;
}
