import { LRUCache } from 'lru-cache';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import type { Backend } from '../open-backend.ts';

/** The dependencies of shared API calls. */
export interface SharedCallsParts {
  readonly origin: Pick<Backend, 'fetch'>;
  /** Returns a version that changes with the content. */
  readonly currentVersion: () => Promise<string>;
  readonly now?: () => number;
}

/**
 * Read-only calls with the same response for all visitors who are not signed in. They do not count against rate limits.
 */
const SHARED_PATHS: ReadonlySet<string> = new Set([
  '/api-cwa/plans',
  '/api-cwa/site_settings',
  '/api-cwa/sticker-plans',
  '/api/config',
  '/api/pages',
  '/api/sites',
]);

/** How long a response is cached when no content change is reported, in milliseconds. */
const CACHE_MS = 5_000;
/** Maximum time that a page waits for an origin or CMS that is down, in milliseconds. */
const ANSWERS_WITHIN_MS = 2_000;
/** Visitors can invent queries, so the number and size of cached responses are limited. */
const MAX_CACHED = 200;
const MAX_CACHED_CHARACTERS = 64 * 1024;

interface CachedAnswer {
  readonly answered: Promise<Answer>;
  readonly version: string;
  readonly at: number;
  /** The last successful response; returned in place of a failure. */
  lastGood: Answer | null;
  hasFailed: boolean;
}

interface Answer {
  /** Text, not bytes: a string is sent in one piece with its headers. */
  readonly text: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Creates a `fetch` for server-rendered pages and for browser calls with public responses. A page requests the same
 * data in several places, and so do successive pages; such responses are read once and shared, each caller receiving
 * its own `Response`. While the origin or CMS is down, callers receive the last successful response (RES-02), without a
 * wait after the first failure. Without such a response, a call takes at most {@link ANSWERS_WITHIN_MS}.
 */
export function createSharedCalls({ origin, currentVersion, now = Date.now }: SharedCallsParts) {
  const cached = new LRUCache<string, CachedAnswer>({ max: MAX_CACHED });

  function read(key: string, version: string, request: () => Request, bindings: OriginBindings): Promise<Answer> {
    const known = cached.get(key);
    if (known !== undefined && known.version === version && now() - known.at < CACHE_MS) return known.answered;
    const lastGood = known?.lastGood ?? null;
    const wasDown = known?.hasFailed === true;
    const asked = inTime(answerOf(origin.fetch(request(), bindings)));
    const answered = asked.then((answer) => (answer.status >= 500 ? (lastGood ?? answer) : answer));
    const entry: CachedAnswer = { answered, version, at: now(), lastGood, hasFailed: wasDown };
    cached.set(key, entry);
    const settle = (answer: Answer) => {
      entry.hasFailed = answer.status >= 500;
      if (answer.status === 200 && answer.text.length <= MAX_CACHED_CHARACTERS) entry.lastGood = answer;
      else if ((!entry.hasFailed || lastGood === null) && cached.peek(key) === entry) cached.delete(key);
    };
    void asked.then(settle);
    return wasDown && lastGood !== null ? Promise.resolve(lastGood) : answered;
  }

  return async (url: URL, init: RequestInit, bindings: OriginBindings): Promise<Response> => {
    const key = keyOf(url, init);
    if (key === null) return origin.fetch(new Request(url, init), bindings);
    // A caller that aborts must not cancel the call for the others.
    const { signal: _, ...alone } = init;
    const { text, ...head } = await read(key, await currentVersion(), () => new Request(url, alone), bindings);
    return new Response(text, head);
  };
}

/**
 * Returns the options for a browser's call that may be shared, reduced to the site in its `uri` header. Returns `null`
 * for all other calls and for calls with a token or cookie, however the operator's origin treats those.
 */
export function sharedCallOf({ method, path, header }: BrowserCall): RequestInit | null {
  if (method !== 'GET' || !SHARED_PATHS.has(path)) return null;
  if (header('authorization') !== undefined || header('cookie') !== undefined) return null;
  const uri = header('uri');
  return uri === undefined ? {} : { headers: { uri } };
}

/** The fields of a browser's request that decide whether it may be shared. */
interface BrowserCall {
  readonly method: string;
  readonly path: string;
  readonly header: (name: string) => string | undefined;
}

function keyOf({ href, pathname }: URL, { method = 'GET', headers, body }: RequestInit): string | null {
  if (!SHARED_PATHS.has(pathname)) return null;
  const sent = new Headers(headers);
  if (sent.has('authorization') || sent.has('cookie')) return null;
  const text = body instanceof URLSearchParams ? body.toString() : (body ?? '');
  return typeof text === 'string' ? JSON.stringify([method, href, [...sent], text]) : null;
}

async function answerOf(answering: Response | Promise<Response>): Promise<Answer> {
  const response = await answering;
  const text = await response.text();
  const headers = new Headers(response.headers);
  // A cookie that the operator's origin sets for one visitor must not reach another.
  headers.delete('set-cookie');
  // The length as sent: decoding has removed a byte order mark.
  headers.set('content-length', Buffer.byteLength(text).toString());
  return { text, status: response.status, headers: Object.fromEntries(headers) };
}

const NO_ANSWER: Answer = { text: '{"status":"error"}', status: 504, headers: { 'content-type': 'application/json' } };

/** Returns the response, or a 504 if there is none in time. */
function inTime(answering: Promise<Answer>): Promise<Answer> {
  const { promise: late, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(resolve, ANSWERS_WITHIN_MS, NO_ANSWER);
  const answered = answering.catch((): Answer => ({ ...NO_ANSWER, status: 502 }));
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
