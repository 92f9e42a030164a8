import type { GatewayError } from '../../ports/gateway-error.ts';

/** For how long, in milliseconds, a kept answer is not asked for again (specification, section 9). */
export const QUERY_STALE_MS = 300_000;
/** How often a query that failed is tried again (specification, section 9). */
export const QUERY_RETRIES = 3;

const FIRST_DELAY_MS = 1_000;
/** The failures that may pass; any other would only come back the same. */
const PASSING: readonly GatewayError['code'][] = [
  'unreachable',
  'timed-out',
  'too-many-requests',
  'server-failed',
  'unreadable-answer',
];

/**
 * How long to wait before a query is tried again, after so many failures: 1000 ms and then twice as long each time;
 * `null` when it is given up. What the origin has refused, or nobody waits for, is not tried again.
 *
 * Source: specification, section 9 (SITE-06).
 *
 * @example
 * queryRetryDelayMs(1, { code: 'unreachable' }); // 1000
 */
export function queryRetryDelayMs(failures: number, error: GatewayError): number | null {
  return failures <= QUERY_RETRIES && PASSING.includes(error.code) ? FIRST_DELAY_MS * 2 ** (failures - 1) : null;
}
