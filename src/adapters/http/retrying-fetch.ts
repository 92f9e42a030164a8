import fetchRetry from 'fetch-retry';
import type { Clock } from '#ports/clock.ts';
import { AnswerTooLargeError, type HttpAnswer, wholeAnswer } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';

/** The part of `fetch` that the adapters use. Any function of this type can send the calls. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Sends a call and resolves to its complete response, whatever its status. */
export type Send = (
  url: URL,
  init: RequestInit,
  mostBytes: number,
  /** Options specific to the call. */
  call?: Pick<HttpCall, 'listen' | 'retries'>,
) => Promise<HttpAnswer>;

/** The timeout of an attempt and the number and timing of retries. */
export interface RetryPolicy {
  /** The timeout of an attempt in milliseconds, including its response. */
  readonly tryTimeoutMs: number;
  /** The maximum number of retries. */
  readonly retries: number;
  /** The delay before the first retry, in milliseconds. Each later delay is twice as long. */
  readonly firstDelayMs: number;
  /** Varies a delay, so that clients that failed at the same time don't retry at the same time. */
  readonly jitter: (delayMs: number) => number;
}

/** Without jitter (specification, section 9). */
export const SPECIFIED_RETRIES: RetryPolicy = {
  tryTimeoutMs: 60_000,
  retries: 5,
  firstDelayMs: 1_000,
  jitter: (delayMs) => delayMs,
};

/** A call with a longer Retry-After than this isn't retried, because no user waits that long for a page. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Wraps a fetch so that a failed call is retried: up to five times, after 1000 ms and then doubling the delay, or after
 * the time in Retry-After. Failed means no response, an incomplete response, 408, 429 or 5xx. Leaving the page ends it
 * immediately.
 *
 * Source: specification, section 9 (CALL-02, CALL-03).
 *
 * @example
 * const send = retryingFetch((url, init) => fetch(url, init), clock);
 * const answer = await send(new URL('https://vinport.example/api/config'), {}, 1_000_000);
 */
export function retryingFetch(fetch: Fetch, clock: Clock, policy: RetryPolicy = SPECIFIED_RETRIES): Send {
  const { tryTimeoutMs, retries, firstDelayMs, jitter } = policy;

  // The response is read within the attempt: an incomplete response is a failed call, and a purchase must not end with
  // one.
  async function oneTry(
    url: URL,
    init: RequestInit,
    mostBytes: number,
    listen?: () => (chunk: Uint8Array) => void,
  ): Promise<HttpAnswer> {
    init.signal?.throwIfAborted();
    const timeout = AbortSignal.timeout(tryTimeoutMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const answer = fetch(url, { ...init, signal }).then((response) => wholeAnswer(response, mostBytes, listen?.()));
    return untilAborted(answer, signal);
  }

  function isWorthRetrying({ status, headers }: HttpAnswer): boolean {
    const isFailure = status === 408 || status === 429 || status >= 500;
    return isFailure && (retryAfterMs(headers, clock.now()) ?? 0) <= LONGEST_WAIT_MS;
  }

  return async (url, init, mostBytes, { listen, retries: ofCall = retries } = {}) => {
    init.signal?.throwIfAborted();
    const retrying = fetchRetry((to: URL, request: RequestInit) => oneTry(to, request, mostBytes, listen), {
      retryDelay: (attempt, _error, answer) =>
        (answer && retryAfterMs(answer.headers, clock.now())) ?? jitter(firstDelayMs * 2 ** attempt),
      retryOn: (attempt, error, answer) =>
        attempt < Math.min(retries, ofCall) &&
        !init.signal?.aborted &&
        (answer === null ? !(error instanceof AnswerTooLargeError) : isWorthRetrying(answer)),
    });
    return untilAborted(retrying(url, init), init.signal);
  };
}

/**
 * Returns the wait in a Retry-After header, given as seconds or a date, in milliseconds, or `null` if there is none.
 *
 * @example
 * retryAfterMs(new Headers({ 'retry-after': '2' }), clock.now()); // 2000
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

/**
 * The delays of fetch-retry and some fetch implementations ignore the signal, and an aborted call should end
 * immediately.
 */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
