import { randomFillSync } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HostEnv } from './host-env.ts';

/** 128 bits, as the policy's standard asks for (CSP 3, 7.1). */
const BYTES = 16;
const DRAWN_AT_ONCE = 256;

/** Gives each answer a nonce. Chance is drawn for many at once: each call for it costs more than a nonce. */
export function freshNonce(): MiddlewareHandler<HostEnv> {
  const drawn = Buffer.alloc(BYTES * DRAWN_AT_ONCE);
  let at = drawn.length;
  return (c, next) => {
    if (at === drawn.length) {
      randomFillSync(drawn);
      at = 0;
    }
    c.set('secureHeadersNonce', drawn.toString('base64', at, at + BYTES));
    at += BYTES;
    return next();
  };
}
