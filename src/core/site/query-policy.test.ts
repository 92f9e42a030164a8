import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../../ports/gateway-error.ts';
import { QUERY_RETRIES, QUERY_STALE_MS, queryRetryDelayMs } from './query-policy.ts';

describe('queryRetryDelayMs', () => {
  it('SITE-06 tries three times more, each time after twice as long', () => {
    expect([1, 2, 3, 4].map((failures) => queryRetryDelayMs(failures, { code: 'unreachable' }))).toEqual([
      1_000,
      2_000,
      4_000,
      null,
    ]);
    expect([QUERY_RETRIES, QUERY_STALE_MS]).toEqual([3, 300_000]);
  });

  it.each<[GatewayError, number | null]>([
    [{ code: 'unreachable' }, 1_000],
    [{ code: 'timed-out' }, 1_000],
    [{ code: 'too-many-requests', retryAfterMs: null }, 1_000],
    [{ code: 'server-failed', requestId: null }, 1_000],
    [{ code: 'unreadable-answer', reason: 'no JSON' }, 1_000],
    [{ code: 'cancelled' }, null],
    [{ code: 'signed-out' }, null],
    [{ code: 'no-credit' }, null],
    [{ code: 'forbidden' }, null],
    [{ code: 'not-found', message: null }, null],
    [{ code: 'conflict', message: null }, null],
    [{ code: 'refused', message: null, fields: {} }, null],
  ])('waits after $0.code: $1 ms', (error, delay) => {
    expect(queryRetryDelayMs(1, error)).toBe(delay);
  });
});
