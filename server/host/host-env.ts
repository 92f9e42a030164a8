import type { RequestIdVariables } from 'hono/request-id';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import type { ForeignHosts } from './foreign-hosts.ts';

/** Context variables and bindings of the host's routes. */
export type HostEnv = {
  Variables: RequestIdVariables &
    SecureHeadersVariables & {
      /** Domain of the current site. */
      siteDomain: string;
      /** Data passed to the origin along with the request. */
      bindings: OriginBindings;
      /** Third-party hosts from which the page may load. */
      foreignHosts: ForeignHosts;
    };
};
