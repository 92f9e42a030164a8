import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import { reasonOf } from '#origin/kernel/reason-of.ts';

/** How requests are handed on. */
export interface ForwardOptions {
  /** Where they go, such as `https://origin.example`; a path in it comes before that of the request. */
  readonly baseUrl: string;
  readonly logger: Logger;
  /** How long the other side may take until its answer begins, in milliseconds. */
  readonly timeoutMs?: number;
}

/** What the specification gives a call (section 9). */
const TIMEOUT_MS = 60_000;

/**
 * Hands a request on to a server of the operator's own and its answer back, both as they come. What belongs to one
 * connection alone stays behind; who asked, and of which host, is told in the usual headers and not taken from theirs.
 */
export function createForward({ baseUrl, logger, timeoutMs = TIMEOUT_MS }: ForwardOptions) {
  return async (request: Request, bindings?: OriginBindings): Promise<Response> => {
    const { pathname, search, host, protocol } = new URL(request.url);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), timeoutMs);
    const handOn = (handed: Request) => {
      handed.headers.delete('host');
      handed.headers.delete('forwarded');
      handed.headers.set('x-forwarded-host', host);
      handed.headers.set('x-forwarded-proto', protocol.replace(':', ''));
      if (bindings === undefined) handed.headers.delete('x-forwarded-for');
      else handed.headers.set('x-forwarded-for', bindings.caller);
      return fetch(handed, { redirect: 'manual', signal: AbortSignal.any([request.signal, patience.signal]) });
    };
    try {
      return await proxy(`${baseUrl}${pathname}${search}`, { raw: request, customFetch: handOn });
    } catch (error) {
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
      logger.warn({ path: pathname, reason: reasonOf(cause) }, 'A request could not be handed on.');
      const message = patience.signal.aborted
        ? 'The service took too long to answer.'
        : 'The service cannot be reached.';
      return Response.json({ status: 'error', message }, { status: patience.signal.aborted ? 504 : 502 });
    } finally {
      clearTimeout(timer);
    }
  };
}
