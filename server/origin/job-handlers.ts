import type { JobHandlers } from './jobs/job.ts';
import { deliverEmail } from './mail/deliver-mails.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { DELIVER_EMAIL } from './mail/queue-mail.ts';
import { SEND_REQUESTED_EMAIL } from './mail/request-letter.ts';
import { sendRequestedEmail } from './mail/send-requested-email.ts';

/** Returns the handlers of all jobs of the origin, which send emails by the transport. */
export function jobHandlers(transport: MailTransport): JobHandlers {
  return {
    [DELIVER_EMAIL]: deliverEmail(transport),
    [SEND_REQUESTED_EMAIL]: sendRequestedEmail,
  };
}
