import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { ForeignHosts } from './foreign-hosts.ts';
import type { HostEnv } from './host-env.ts';

/**
 * The security headers of each answer. Scripts run by the nonce of the request alone; hosts of others are named only
 * where the site uses them. Vite's dev server sends styles and its refresh code inline, without a nonce.
 */
export function securityHeaders(development: boolean): MiddlewareHandler<HostEnv> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE, foreign('script')],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE, foreign('style')],
      imgSrc: ["'self'", 'data:', 'blob:', foreign('image')],
      fontSrc: ["'self'", foreign('font')],
      connectSrc: development ? ["'self'", 'ws:', foreign('connect')] : ["'self'", foreign('connect')],
      frameSrc: ["'self'", foreign('frame')],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
}

function foreign(directive: keyof ForeignHosts): typeof NONCE {
  return (c) => (c.get('foreignHosts')?.[directive] ?? []).join(' ');
}
