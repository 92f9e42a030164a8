import type { RequestIdVariables } from 'hono/request-id';
import type { SecureHeadersVariables } from 'hono/secure-headers';

/** What the host's routes find in their context. */
export type HostEnv = { Variables: RequestIdVariables & SecureHeadersVariables };
