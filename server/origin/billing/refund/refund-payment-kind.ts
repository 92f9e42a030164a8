/** The kind of jobs that submit a refund to the gateway. */
export const REFUND_PAYMENT_JOB = 'refund-payment';
