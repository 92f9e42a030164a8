import type { SendMailOptions } from 'nodemailer';
import type { OutgoingEmail } from './email-transport.ts';

/**
 * Returns an email for nodemailer. Addresses are passed as objects, because a comma in text would split one into two.
 * Nothing is loaded from a file path or URL.
 */
export function emailMessage({ id, from, to, subject, text, attachments, writtenAt }: OutgoingEmail): SendMailOptions {
  return {
    messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
    from: { name: '', address: from },
    to: { name: '', address: to },
    subject,
    text,
    date: new Date(writtenAt),
    attachments: attachments.map(({ filename, contentType, bytes }) => ({
      filename,
      contentType,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
