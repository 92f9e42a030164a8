import fetchRetry from 'fetch-retry';
import type { Clock } from '#ports/clock.ts';
import { AnswerTooLargeError, type HttpAnswer, wholeAnswer } from './http-answer.ts';
import type { HttpCall } from './http-call.ts';

/** The part of `fetch` that the adapters use; any function of this shape can carry the calls. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Carries a call to its end: the answer is whole, whatever its status. */
export type Send = (
  url: URL,
  init: RequestInit,
  mostBytes: number,
  /** What is special to the call. */
  call?: Pick<HttpCall, 'listen' | 'retries'>,
) => Promise<HttpAnswer>;

/** How long a try may take, and how often and when it is followed by another one. */
export interface RetryPolicy {
  /** A try that takes longer than this, its answer included, is given up. */
  readonly tryTimeoutMs: number;
  /** How many tries may follow the first. */
  readonly retries: number;
  /** The wait before the first of them; each later one is twice as long. */
  readonly firstDelayMs: number;
  /** Moves a wait about, so that many who failed at once do not come back at once. */
  readonly jitter: (delayMs: number) => number;
}

/** Without jitter (specification, section 9). */
export const SPECIFIED_RETRIES: RetryPolicy = {
  tryTimeoutMs: 60_000,
  retries: 5,
  firstDelayMs: 1_000,
  jitter: (delayMs) => delayMs,
};

/** Who asks for a longer wait than this is not asked again: nobody keeps a screen open for that. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Wraps a fetch so that a failed call is tried again: up to five times, after 1000 ms and then twice as long each time,
 * or after what Retry-After asks. Failed means no answer, one that broke off, 408, 429 or 5xx; leaving the page ends it
 * at once.
 *
 * Source: specification, section 9 (CALL-02, CALL-03).
 *
 * @example
 * const send = retryingFetch((url, init) => fetch(url, init), clock);
 * const answer = await send(new URL('https://vinport.example/api/config'), {}, 1_000_000);
 */
export function retryingFetch(fetch: Fetch, clock: Clock, policy: RetryPolicy = SPECIFIED_RETRIES): Send {
  const { tryTimeoutMs, retries, firstDelayMs, jitter } = policy;

  // The answer is read within the try: one that breaks off is a failed call, and a purchase must not end in it.
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
 * How long a Retry-After header asks to wait, given as seconds or as a date; `null` where there is none.
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

/** Neither a delay of fetch-retry nor every fetch there is looks at the signal; a person who left should not wait. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
