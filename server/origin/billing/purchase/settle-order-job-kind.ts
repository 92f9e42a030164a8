/** The kind of job that finds out whether an order was paid, and closes it when its checkout has expired. */
export const SETTLE_ORDER_JOB = 'settle-order';

/** An event of the gateway usually comes first. */
export const FIRST_LOOK_MS = 60 * 1_000;
