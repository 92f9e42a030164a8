/** The kind of jobs that check whether an order was paid and close it when its checkout has expired. */
export const SETTLE_ORDER_JOB = 'settle-order';

/** Delay of the first check, in milliseconds. A gateway event usually arrives earlier. */
export const FIRST_LOOK_MS = 60 * 1_000;
