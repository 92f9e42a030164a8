import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems use for outgoing connections, which could be taken while its host is dead.
const FIRST = 20_000;
const END = 30_000;
const TRIES = 20;

/** Returns a port that stays free while a host is restarted. */
export async function findHostPort(): Promise<number> {
  for (let left = TRIES; left > 0; left -= 1) {
    const port = randomInt(FIRST, END);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error(`No port from ${FIRST} to ${END} is free.`);
}
