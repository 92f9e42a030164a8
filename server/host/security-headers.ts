import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { isOriginPath } from '#origin/create-origin.ts';
import type { ForeignHosts } from './foreign-hosts.ts';
import type { HostEnv } from './host-env.ts';

/**
 * The security headers of each answer. Scripts run by the nonce of the request alone; hosts of others are named only
 * where the site uses them. Forms post to the site itself; those of the checkout may be redirected to a payment page,
 * which browsers check as well. Vite's dev server sends styles and its refresh code inline, without a nonce.
 */
export function securityHeaders(development: boolean): MiddlewareHandler<HostEnv> {
  const ofPages = secureHeaders({
    ...COMMON,
    contentSecurityPolicy: {
      ...POLICY,
      scriptSrc: ["'self'", NONCE, foreign('script')],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE, foreign('style')],
      imgSrc: ["'self'", 'data:', 'blob:', foreign('image')],
      fontSrc: ["'self'", foreign('font')],
      connectSrc: development ? ["'self'", 'ws:', foreign('connect')] : ["'self'", foreign('connect')],
      frameSrc: ["'self'", foreign('frame')],
      formAction: ["'self'", (c, directive) => (isCheckoutPath(c.req.path) ? foreign('checkout')(c, directive) : '')],
    },
  });
  // Nothing in an answer to a call runs by a nonce: its policy is the same each time, and written once.
  const ofCalls = secureHeaders({ ...COMMON, contentSecurityPolicy: POLICY });
  return (c, next) => (isOriginPath(c.req.path) ? ofCalls(c, next) : ofPages(c, next));
}

function isCheckoutPath(path: string): boolean {
  return path === '/checkout' || path.startsWith('/checkout/');
}

const COMMON = { referrerPolicy: 'strict-origin-when-cross-origin', xFrameOptions: 'DENY' } as const;

const POLICY = {
  defaultSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

function foreign(directive: keyof ForeignHosts): typeof NONCE {
  return (c) => (c.get('foreignHosts')?.[directive] ?? []).join(' ');
}
