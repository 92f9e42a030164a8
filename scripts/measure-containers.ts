// Creates, uses and drops one container per request, repeatedly, and reports how much memory is retained. Usage: npm
// run measure:containers [-- NUMBER] (100,000 by default: about a minute)
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRequestContainer } from '#composition/create-request-container.ts';

const REQUESTS = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(REQUESTS) || REQUESTS < 1) throw new Error('Expected the number of containers to create.');
/** The retained bytes allowed: caches of the engine and the libraries, independent of the number of requests. */
const ALLOWED_BYTES = 2_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function heapInUse(): number {
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}

async function serve(requests: number): Promise<number> {
  const started = performance.now();
  for (let request = 0; request < requests; request += 1) {
    const container = createRequestContainer({
      request: new Request('https://vinport.example/'),
      siteDomain: 'vinport.example',
      gsp: false,
      fetch: async () => Response.json({ status: 'success', data: { site_name: 'Vinport' } }),
      logger: { warn: () => undefined, error: () => undefined },
    });
    const settings = await container.get('querySite')('vinport.example');
    if (settings.isErr()) throw new Error(settings.error.code);
    container.get('sessionFlags');
    // A server returns to its event loop between requests, which is when weak references are released.
    if (request % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return (performance.now() - started) / requests;
}

await serve(2_000);
const before = heapInUse();
const milliseconds = await serve(REQUESTS);
const left = heapInUse() - before;
process.stdout.write(
  `${REQUESTS} containers, ${milliseconds.toFixed(3)} ms each, ${(left / REQUESTS).toFixed(1)} bytes left of each\n`,
);
if (left > ALLOWED_BYTES) {
  process.stderr.write(`More than ${ALLOWED_BYTES} bytes stay.\n`);
  process.exitCode = 1;
}
