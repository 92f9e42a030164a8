import type { Fetch } from '#adapters/http/retrying-fetch.ts';

/** The hosts that a visitor's calls go to, and the visitor's IP address. */
export interface VisitorRoute {
  /** The hosts, in the order in which they are tried. */
  readonly addresses: readonly string[];
  /** The visitor's IP address, as forwarded by the proxy. */
  readonly callsFrom: string;
  /** Called for every request that is sent. */
  readonly onSent?: () => void;
}

/** Creates a fetch that acts like a small load balancer: if a host is unreachable, it tries the next. */
export function createVisitorFetch({ addresses, callsFrom, onSent }: VisitorRoute): Fetch {
  return async (url, init) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', callsFrom);
    let failure: unknown = new Error('There is no host.');
    for (const address of addresses) {
      onSent?.();
      try {
        return await fetch(new URL(`${url.pathname}${url.search}`, address), { ...init, headers });
      } catch (error) {
        init.signal?.throwIfAborted();
        failure = error;
      }
    }
    throw failure;
  };
}
