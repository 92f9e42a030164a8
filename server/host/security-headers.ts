import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { isOriginPath } from '#origin/create-origin.ts';
import type { ForeignHosts } from './foreign-hosts.ts';
import type { HostEnv } from './host-env.ts';

/**
 * Sets the security headers of each response. Scripts run only with the nonce of the request; third-party hosts are
 * allowed only if the site uses them. Forms post to the site itself; checkout forms may also redirect to a payment
 * page, because browsers check redirects too. Vite's dev server sends styles and its refresh code inline, without a
 * nonce.
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
  // API responses never need a nonce, so their policy is constant and created once.
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
