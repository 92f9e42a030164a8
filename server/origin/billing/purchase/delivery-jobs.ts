/** The kind of job that makes a paid document. */
export const DELIVER_DOCUMENT_JOB = 'deliver-document';

/** The kind of job that refunds a document that could not be made, when the buyer has not chosen otherwise. */
export const REFUND_UNDELIVERED_JOB = 'refund-undelivered';
