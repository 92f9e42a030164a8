import { answerRegistration } from './account/answer-registration.ts';
import { ANSWER_REGISTRATION } from './account/answer-registration-kind.ts';
import { DELIVER_DOCUMENT_JOB, REFUND_UNDELIVERED_JOB } from './billing/purchase/delivery-jobs.ts';
import { receivePaymentEvent } from './billing/purchase/receive-payment-event.ts';
import { settleOrderJob } from './billing/purchase/settle-order-job.ts';
import { SETTLE_ORDER_JOB } from './billing/purchase/settle-order-job-kind.ts';
import { refundPaymentJob } from './billing/refund/refund-payment-job.ts';
import { REFUND_PAYMENT_JOB } from './billing/refund/refund-payment-kind.ts';
import { remindOfRenewalJob } from './billing/subscription/remind-of-renewal-job.ts';
import { renewSubscriptionJob } from './billing/subscription/renew-subscription-job.ts';
import { REMIND_OF_RENEWAL_JOB, RENEW_SUBSCRIPTION_JOB } from './billing/subscription/schedule-renewal.ts';
import { refundUndeliveredJob } from './delivery/compensate.ts';
import { deliverDocumentJob } from './delivery/deliver-document-job.ts';
import { deliverEmail } from './kernel/email/deliver-emails.ts';
import type { EmailTransport } from './kernel/email/email-transport.ts';
import { DELIVER_EMAIL } from './kernel/email/queue-email.ts';
import { SEND_REQUESTED_EMAIL } from './kernel/email/request-email.ts';
import type { JobHandlers } from './kernel/jobs/job.ts';
import { gatewayModules } from './providers/payment-gateways.ts';
import { sendRequestedEmail } from './send-requested-email.ts';

/** Returns the handlers of all jobs of the origin; emails are sent with the transport. */
export function jobHandlers(transport: EmailTransport): JobHandlers {
  const ofGateways = gatewayModules.map(({ name, jobs }) =>
    jobs?.((ctx, event) => receivePaymentEvent(ctx, name, event)),
  );
  return Object.assign({}, ...ofGateways, {
    [DELIVER_EMAIL]: deliverEmail(transport),
    [SEND_REQUESTED_EMAIL]: sendRequestedEmail,
    [ANSWER_REGISTRATION]: answerRegistration,
    [SETTLE_ORDER_JOB]: settleOrderJob,
    [DELIVER_DOCUMENT_JOB]: deliverDocumentJob,
    [REFUND_UNDELIVERED_JOB]: refundUndeliveredJob,
    [REFUND_PAYMENT_JOB]: refundPaymentJob,
    [RENEW_SUBSCRIPTION_JOB]: renewSubscriptionJob,
    [REMIND_OF_RENEWAL_JOB]: remindOfRenewalJob,
  } satisfies JobHandlers);
}
