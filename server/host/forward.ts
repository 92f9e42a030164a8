import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import { reasonOf } from '#origin/kernel/reason-of.ts';

/** Options for forwarding requests. */
export interface ForwardOptions {
  /** Target URL, such as `https://origin.example`. Its path is prepended to the path of the request. */
  readonly baseUrl: string;
  readonly logger: Logger;
  /** Maximum time until the response begins, in milliseconds. */
  readonly timeoutMs?: number;
}

/** The timeout that section 9 of the specification sets for an API call, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Creates a function that forwards requests to the operator's own server and returns its responses unchanged, except
 * for hop-by-hop headers. The client address and requested host are set in the usual forwarding headers; the client's
 * own values are discarded.
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
      logger.warn({ path: pathname, reason: reasonOf(cause) }, 'A request could not be forwarded.');
      const message = patience.signal.aborted
        ? 'The service took too long to answer.'
        : 'The service cannot be reached.';
      return Response.json({ status: 'error', message }, { status: patience.signal.aborted ? 504 : 502 });
    } finally {
      clearTimeout(timer);
    }
  };
}
