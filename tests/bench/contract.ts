import { createHttpClient } from '#adapters/http/http-client.ts';
import { createHttpRecallGateway } from '#adapters/http/recall-gateway.ts';
import { recallToWire } from '#contract/recall.ts';
import { aRecall } from '../builders/a-recall.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { createFakeLogger } from '../fakes/fake-logger.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { percentile } from './percentile.ts';

const RECALLS = 50;
const ROUNDS = 2_000;

/** Measures what the contract costs: reading and writing 50 recalls, compared with JSON alone. */
export async function benchmarkContract(): Promise<BenchmarkResult> {
  const recalls = Array.from({ length: RECALLS }, (_, index) => aRecall({ campaign: `26V${index + 100}` }));
  const rows = recalls.map(recallToWire);
  const body = JSON.stringify({ status: 'success', data: rows, source: 'nhtsa' });
  const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
  const gateway = createHttpRecallGateway(
    createHttpClient({
      fetch,
      origin: 'https://origin.example',
      siteDomain: 'vinport.example',
      token: () => null,
      clock: { now: () => Date.now() },
      ids: createFakeIdSource('key'),
      logger: createFakeLogger(),
    }),
  );
  const read = async () => {
    const check = await gateway.byVin('1HGCM82693A000001');
    if (check._unsafeUnwrap().recalls.length !== RECALLS) throw new Error('The recalls were not read.');
  };
  return {
    peer: 'the same JSON, only parsed or only written',
    figures: [
      await cost(`${RECALLS} recalls read by the client, median`, read, async () => (await fetch()).json()),
      await cost(
        `${RECALLS} recalls written by the origin, median`,
        () => JSON.stringify(recalls.map(recallToWire)),
        () => JSON.stringify(rows),
      ),
    ],
    notes: [
      `${ROUNDS} rounds after as many to warm up; ours and the peer take turns.`,
      'Reading includes the request, the response as a Fetch object, its normalization, its schema and its conversion to recalls of the core.',
    ],
  };
}

/** Measures two functions in turns, in microseconds. */
async function cost(name: string, our: () => unknown, peers: () => unknown): Promise<Figure> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const mine = await microseconds(our);
    const other = await microseconds(peers);
    if (round < ROUNDS) continue;
    ours.push(mine);
    theirs.push(other);
  }
  return { name, unit: 'µs', ours: percentile(ours, 0.5), peer: percentile(theirs, 0.5), better: 'lower' };
}

async function microseconds(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) * 1_000;
}
