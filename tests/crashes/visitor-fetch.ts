import type { Fetch } from '#adapters/http/retrying-fetch.ts';

/** What a visitor's calls go through. */
export interface VisitorRoute {
  /** The hosts, in the order in which they are tried. */
  readonly addresses: readonly string[];
  /** Where the visitor calls from, as the proxy in front tells it. */
  readonly callsFrom: string;
  /** Told of every request that is sent. */
  readonly onSent?: () => void;
}

/** Makes a fetch like that of a small load balancer: a host that cannot be reached is followed by the next one. */
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
