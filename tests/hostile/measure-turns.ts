// Loaded into the product beside its own code (NODE_OPTIONS=--import): measures how long a turn of its event loop works.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';

const HASHED = Buffer.alloc(4 * 1024 * 1024, 1);

/** Processor time of this thread, in milliseconds: time in which other programs had the processor does not count. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

let longest = 0;
let isMeasuring = false;

function turn(before: number): void {
  const now = workedMs();
  longest = Math.max(longest, now - before);
  if (isMeasuring) setImmediate(turn, workedMs());
}

/** Processor time is counted by the tick of the system's clock, so that one hash would be too short to measure. */
const HASHES = 20;

function hashMs(): number {
  const before = workedMs();
  for (let hashed = 0; hashed < HASHES; hashed++) createHash('sha256').update(HASHED).digest();
  return (workedMs() - before) / HASHES;
}

const { MEASURE_PORT } = process.env;
if (MEASURE_PORT !== undefined) {
  createServer(({ url }, response) => {
    if (url === '/hash') return void response.end(String(hashMs()));
    isMeasuring = url === '/start';
    if (isMeasuring) {
      longest = 0;
      setImmediate(turn, workedMs());
    }
    response.end(String(longest));
  })
    .listen(Number(MEASURE_PORT), '127.0.0.1')
    .unref();
}
