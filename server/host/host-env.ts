import type { RequestIdVariables } from 'hono/request-id';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import type { ForeignHosts } from './foreign-hosts.ts';

/** What the host's routes find in their context. */
export type HostEnv = {
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      /** The domain of the site that is shown. */
      siteDomain: string;
      /** What the origin is told of the request beside it. */
      bindings: OriginBindings;
      /** The hosts of others that the page may load from. */
      foreignHosts: ForeignHosts;
    };
};
