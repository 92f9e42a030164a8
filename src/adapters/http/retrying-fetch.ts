import fetchRetry from 'fetch-retry';
import type { Clock } from '../../ports/clock.ts';

/** The part of `fetch` that the adapters use; any function of this shape can carry the calls. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** A try that takes longer than this is given up (specification, section 9). */
export const TRY_TIMEOUT_MS = 60_000;
const RETRIES = 5;
const FIRST_DELAY_MS = 1_000;

/**
 * Wraps a fetch so that a failed call is tried again: up to five times, after 1000 ms and then twice as long each time,
 * or after what Retry-After asks. Failed means no answer, 408, 429 or 5xx; leaving the page ends it at once.
 *
 * Source: specification, section 9 (CALL-02, CALL-03).
 */
export function retryingFetch(fetch: Fetch, clock: Clock): Fetch {
  const retrying = fetchRetry(withTimeout(fetch), {
    retries: RETRIES,
    retryDelay: (attempt, _error, response) => retryAfterMs(response, clock.now()) ?? FIRST_DELAY_MS * 2 ** attempt,
  });
  return async (url, init) => {
    init.signal?.throwIfAborted();
    return untilAborted(
      retrying(url, {
        ...init,
        retryOn: (attempt, error, response) =>
          attempt < RETRIES && !init.signal?.aborted && (error !== null || isWorthRetrying(response)),
      }),
      init.signal,
    );
  };
}

/** How long a Retry-After header asks to wait, given as seconds or as a date; `null` where there is none. */
export function retryAfterMs(response: Response | null, now: number): number | null {
  const text = response?.headers.get('retry-after')?.trim();
  if (!text) return null;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

function isWorthRetrying(response: Response | null): boolean {
  return response !== null && (response.status === 408 || response.status === 429 || response.status >= 500);
}

function withTimeout(fetch: Fetch): Fetch {
  return async (url, init) => {
    init.signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(TRY_TIMEOUT_MS);
    return fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  };
}

/** fetch-retry waits out its delay before it looks at the signal; a person who left should not hold it. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}
