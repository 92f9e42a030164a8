/** The kind of jobs that create a paid document. */
export const DELIVER_DOCUMENT_JOB = 'deliver-document';

/** The kind of jobs that refund a document that could not be created, unless the buyer chooses otherwise. */
export const REFUND_UNDELIVERED_JOB = 'refund-undelivered';
