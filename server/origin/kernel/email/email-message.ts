import type { SendMailOptions } from 'nodemailer';
import type { OutgoingEmail } from './email-transport.ts';

/**
 * A letter as nodemailer takes it. Addresses go in as such, not as text: a comma in text would make two of one. Nothing
 * is fetched from a path or an address on the web.
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
