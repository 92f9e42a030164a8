import { createTransport } from 'nodemailer';
import { emailMessage } from './email-message.ts';
import type { EmailTransport } from './email-transport.ts';

const PATIENCE_MS = 20_000;

/** Sends emails with the operator's mail server, given as `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpTransport(smtpUrl: string): EmailTransport {
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    send: async (message) => {
      await smtp.sendMail(emailMessage(message));
    },
    close: () => smtp.close(),
  };
}
