/** The kind of job that has the gateway give money back. */
export const REFUND_PAYMENT_JOB = 'refund-payment';
