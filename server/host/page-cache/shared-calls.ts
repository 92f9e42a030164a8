import { LRUCache } from 'lru-cache';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import type { Backend } from '../open-backend.ts';

/** What sharing calls needs of the host. */
export interface SharedCallsParts {
  readonly origin: Pick<Backend, 'fetch'>;
  /** Another one after each change of the content. */
  readonly currentVersion: () => Promise<string>;
  readonly now?: () => number;
}

/** The calls that only read what is the same for all who are not signed in; they count against no limit. */
const SHARED_PATHS: ReadonlySet<string> = new Set([
  '/api-cwa/plans',
  '/api-cwa/site_settings',
  '/api-cwa/sticker-plans',
  '/api/config',
  '/api/pages',
  '/api/sites',
]);

/** For as long an answer is given again, where nobody tells of a change. */
const CACHE_MS = 5_000;
/** A page does not wait longer for an origin or a CMS that is down. */
const ANSWERS_WITHIN_MS = 2_000;
/** Visitors may invent queries: neither their number nor their answers may pile up. */
const MAX_CACHED = 200;
const MAX_CACHED_CHARACTERS = 64 * 1024;

interface CachedAnswer {
  readonly answered: Promise<Answer>;
  readonly version: string;
  readonly at: number;
  /** The last answer that was none of a failure; it is given in the place of one. */
  lastGood: Answer | null;
  hasFailed: boolean;
}

interface Answer {
  /** Not bytes: a text goes out in one piece with its headers. */
  readonly text: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A fetch for pages that are rendered here, and for browsers that ask what all may know. One page asks for the same
 * things at several places, and all pages ask for the same as the one before: such answers are read once and handed to
 * all, each as a response of its own. While the origin or the CMS is down, the last good answer is given (RES-02), and after
 * the first failure nobody waits for the next one; where there is none, it takes {@link ANSWERS_WITHIN_MS} at most.
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
    // Who leaves does not take the answer away from the others.
    const { signal: _, ...alone } = init;
    const { text, ...head } = await read(key, await currentVersion(), () => new Request(url, alone), bindings);
    return new Response(text, head);
  };
}

/**
 * The call that a browser makes, if it may be shared: without anything of theirs but the site that they name. `null` for
 * all others, and for who comes with a token or a cookie, whatever an origin of the operator's own makes of them.
 */
export function sharedCallOf({ method, path, header }: BrowserCall): RequestInit | null {
  if (method !== 'GET' || !SHARED_PATHS.has(path)) return null;
  if (header('authorization') !== undefined || header('cookie') !== undefined) return null;
  const uri = header('uri');
  return uri === undefined ? {} : { headers: { uri } };
}

/** What is looked at of a browser's request. */
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
  // What an origin of the operator's own gives to one visitor is for nobody else.
  headers.delete('set-cookie');
  // As it is sent: a mark before the text is gone.
  headers.set('content-length', Buffer.byteLength(text).toString());
  return { text, status: response.status, headers: Object.fromEntries(headers) };
}

const NO_ANSWER: Answer = { text: '{"status":"error"}', status: 504, headers: { 'content-type': 'application/json' } };

/** The answer, or that there was none in time. */
function inTime(answering: Promise<Answer>): Promise<Answer> {
  const { promise: late, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(resolve, ANSWERS_WITHIN_MS, NO_ANSWER);
  const answered = answering.catch((): Answer => ({ ...NO_ANSWER, status: 502 }));
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
