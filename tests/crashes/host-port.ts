import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below those that systems give to outgoing connections: one of them could be taken while its host is dead.
const FIRST = 20_000;
const END = 30_000;
const TRIES = 20;

/** Finds a port that stays free for a host between its lives. */
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
