// Loaded into the product with NODE_OPTIONS=--import: measures how long the event loop is busy per turn.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';

const HASHED = Buffer.alloc(4 * 1024 * 1024, 1);

/** Returns the processor time of this thread in milliseconds, without the time used by other programs. */
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

/** Processor time is counted in ticks of the system clock, so a single hash would be too short to measure. */
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
