import { randomFillSync } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HostEnv } from './host-env.ts';

/** 128 bits, as the CSP standard requires (CSP 3, 7.1). */
const BYTES = 16;
const DRAWN_AT_ONCE = 256;

/**
 * Sets a nonce for each response. Random bytes are generated in batches, because each call to the generator costs more
 * than a nonce.
 */
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
