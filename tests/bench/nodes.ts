import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensurePostgres } from '#scripts/quality/postgres-programs.ts';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess, type HostProcess } from '../crashes/host-process.ts';
import { sameKeyAtBoth } from '../crashes/same-key.ts';
import { createSeededRandom } from '../crashes/seeded-random.ts';
import { readFacts, type StoredFacts, withDatabase } from '../crashes/stored-facts.ts';
import { openPostgres } from '../setup/postgres.ts';
import { createTestPostgresDatabase } from '../setup/test-postgres-database.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { type LoadResult, type LoadTurn, load } from './load.ts';
import { callsFrom, purchaseTurn } from './purchase-turn.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;
const SAME_KEY_ROUNDS = 5;
/** One of ten requests is a purchase. */
const READS: readonly LoadTurn[] = [
  ...['/', '/plans', '/recall-check', '/'].map((page) => ({ path: page, headers: { 'accept-encoding': 'gzip' } })),
  { path: '/api/decode?vin=1HGCM82633A004352' },
  { path: '/api/decode?vin=1FTFW1ET5DFA00001' },
  { path: '/api/decode?vin=1HGCM82693A000001' },
  { path: '/api-cwa/plans?user_type=user' },
  { path: '/api-cwa/sample-report' },
];
const PURCHASES = 3_000;

/**
 * Measures one and two hosts on one PostgreSQL server: their throughput, and whether each purchase is executed only
 * once.
 */
export async function benchmarkNodes(): Promise<BenchmarkResult> {
  const missing = await ensurePostgres();
  if (missing !== undefined) throw new Error(missing);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-nodes-'));
  const postgres = await openPostgres();
  const database = await createTestPostgresDatabase({ serverUrl: postgres.url });
  const aHost = async () => createHostProcess({ port: await findHostPort(), dataDir, databaseUrl: database.url });
  const hosts = [await aHost(), await aHost()] as const;
  const location = { engine: 'postgres', url: database.url } as const;
  try {
    for (const host of hosts) await host.start();
    const paired = await sameKeyAtBoth({ location, hosts, random: createSeededRandom(1), rounds: SAME_KEY_ROUNDS });
    // The second run doesn't repeat purchases of the first.
    const alone = await mixedLoad(hosts.slice(0, 1), 0);
    const together = await mixedLoad(hosts, PURCHASES);
    const wrong = ordersGoneWrong(await withDatabase(location, readFacts));
    return {
      peer: 'one host on the same PostgreSQL',
      figures: [
        {
          name: 'mixed requests per second, two hosts compared to one',
          unit: '',
          ours: together.perSecond,
          peer: alone.perSecond,
          better: 'higher',
        },
        { name: '99th percentile', unit: 'ms', ours: together.p99Ms, peer: alone.p99Ms, better: 'lower' },
        mustBeNone(`problems after ${paired.purchases} purchases sent to both at once`, paired.problems.length),
        mustBeNone(`orders without exactly one payment page, out of ${wrong.orders} under load`, wrong.count),
      ],
      notes: [
        `${CONNECTIONS} connections in total for ${SECONDS} s after a ${WARM_UP_SECONDS} s warm-up: four pages, three decodes, plans, the sample report and one order per ten requests.`,
        'Under load, both hosts receive the same orders with the same keys.',
        'Both hosts, PostgreSQL and the load generator share one machine, so a second host adds less than on a separate machine; PostgreSQL does not wait for the disk.',
      ],
    };
  } finally {
    for (const host of hosts) await host.kill();
    await database.drop();
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function mixedLoad(hosts: readonly HostProcess[], firstPurchase: number) {
  const turns = Array.from({ length: PURCHASES }, (_, index) => [
    ...READS.map((read) => ({ ...read, headers: { ...read.headers, ...callsFrom(index) } })),
    purchaseTurn(firstPurchase + index),
  ]).flat();
  const plan = { seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS, connections: CONNECTIONS / hosts.length, turns };
  const results = await Promise.all(hosts.map(({ address }) => load({ ...plan, address: `${address}/` })));
  const of = (read: (result: LoadResult) => number) => results.map(read);
  return {
    perSecond: of(({ perSecond }) => perSecond).reduce((sum, each) => sum + each, 0),
    p99Ms: Math.max(...of(({ p99Ms }) => p99Ms)),
  };
}

function ordersGoneWrong({ orders, pages }: StoredFacts): { readonly orders: number; readonly count: number } {
  const loaded = orders.filter(({ idempotency_key: key }) => key?.startsWith('bench-') === true);
  const pagesOf = Map.groupBy(pages, ({ order_id }) => order_id);
  const twice = loaded.length - new Set(loaded.map(({ idempotency_key: key }) => key)).size;
  const wrong = loaded.filter(({ id }) => pagesOf.get(id)?.length !== 1);
  return { orders: loaded.length, count: twice + wrong.length };
}

const mustBeNone = (name: string, count: number): Figure => ({
  ...{ name, unit: '', ours: count, peer: null, better: 'lower' },
  target: { text: '0', met: count === 0 },
});
