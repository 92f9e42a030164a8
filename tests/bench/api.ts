import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '#origin/account/password.ts';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';
import { openVpicForTests } from '../setup/vpic-rows.ts';
import { benchmarkPurchases, benchmarkSigningIn } from './api-writes.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { distinctVins } from './distinct-vins.ts';
import { type LoadResult, type LoadTurn, load } from './load.ts';
import { type PeerProcess, startPeer } from './peers/peer-process.ts';
import { SEEDED_PASSWORD, seededToken, seedReports } from './seed-reports.ts';

const CONNECTIONS = 32;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
/** The number of different requests sent in turn, so that responses vary. */
const TURNS = 1_000;
const DISTINCT_VINS = 50_000;
const SHARE_OF_BARE_ROUTE = 0.5;
const TIMES_SLOWER = 1.5;
const FEW = { people: 100, reportsEach: 10 };
const MANY = { people: 100_000, reportsEach: 10 };

/**
 * Measures the most frequent calls, compared to a route with a single select. The list is also measured with a million
 * reports.
 */
export async function benchmarkApi(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-api-'));
  const database = path.join(dataDir, 'vinport.sqlite');
  const host = createHostProcess({ port: await findHostPort(), dataDir });
  const bare = await startPeer(path.join(import.meta.dirname, 'peers/bare-route.ts'), '/things/1');
  const passwordHash = await hashPassword(SEEDED_PASSWORD);
  const seeded = async (seed: typeof FEW) => {
    await host.kill();
    const started = performance.now();
    seedReports(database, seed, passwordHash);
    const seconds = (performance.now() - started) / 1_000;
    await host.start();
    return seconds;
  };
  const list = (people: number) => bearing(host.address, TURNS, (turn) => listOf(turn, people));
  try {
    await host.start();
    await seeded(FEW);
    const few = await list(FEW.people);
    const seedSeconds = await seeded(MANY);
    const vins = distinctVins(await openVpicForTests(), { count: DISTINCT_VINS, seed: 7, latestYear: 2026 });
    const reads = {
      'the same VIN decoded': () => bearing(host.address, 1, () => ({ path: '/api/decode?vin=1HGCM82633A004352' })),
      'distinct VINs decoded': () =>
        bearing(host.address, vins.length, (turn) => ({ path: `/api/decode?vin=${vins[turn]}` })),
      plans: () => bearing(host.address, 1, () => ({ path: '/api-cwa/plans?user_type=user' })),
      'a report list, out of a million reports': () => list(MANY.people),
    };
    const figures: Figure[] = [dressed(await askedBare(bare, 'dressed'), await askedBare(bare))];
    let many: LoadResult | null = null;
    for (const [name, read] of Object.entries(reads)) {
      const bareRoute = await askedBare(bare);
      many = await read();
      figures.push(...figuresOf(name, many, bareRoute));
    }
    if (many !== null) figures.push(slower(few, many));
    figures.push(...(await benchmarkSigningIn(host.address)), ...(await benchmarkPurchases(host.address, database)));
    return {
      peer: 'a Hono route with one prepared node:sqlite select of one row in memory',
      figures,
      notes: [
        `${CONNECTIONS} connections for ${SECONDS} s after a ${WARM_UP_SECONDS} s warm-up, the bare route before each; the load is generated on the same machine.`,
        'Our calls go through the whole host: security headers, log, metrics, limits, and token lookup. This is why they miss targets: nothing is turned off for speed, and the first row shows the cost of headers and length alone. The list needs two more database queries: the user of the token, and the reports.',
        `A million reports of 100,000 people were written in ${seedSeconds.toFixed(0)} s.`,
      ],
    };
  } finally {
    await bare.stop();
    await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const listOf = (turn: number, people: number): LoadTurn => ({
  path: '/api-cwa/report-lists',
  headers: { authorization: `Bearer ${seededToken(turn, people)}` },
});

function bearing(address: string, count: number, turn: (index: number) => LoadTurn): Promise<LoadResult> {
  return load({
    address,
    connections: CONNECTIONS,
    seconds: SECONDS,
    warmUpSeconds: WARM_UP_SECONDS,
    turns: Array.from({ length: count }, (_, index) => turn(index)),
  });
}

const askedBare = ({ address }: PeerProcess, route: 'things' | 'dressed' = 'things') =>
  bearing(address, TURNS, (turn) => ({ path: `/${route}/${turn}` }));

const dressed = (withHeaders: LoadResult, bareRoute: LoadResult): Figure => ({
  name: 'the bare route itself, with headers and body as long as ours',
  unit: '',
  ours: withHeaders.perSecond,
  peer: bareRoute.perSecond,
  better: 'higher',
});

function figuresOf(name: string, ours: LoadResult, bare: LoadResult): Figure[] {
  return [
    {
      name: `${name}, per second`,
      unit: '',
      ours: ours.perSecond,
      peer: bare.perSecond,
      better: 'higher',
      target: {
        text: `≥ ${SHARE_OF_BARE_ROUTE} ×`,
        met: ours.perSecond >= SHARE_OF_BARE_ROUTE * bare.perSecond,
      },
    },
    { name: `${name}, 99th percentile`, unit: 'ms', ours: ours.p99Ms, peer: bare.p99Ms, better: 'lower' },
  ];
}

function slower(few: LoadResult, many: LoadResult): Figure {
  return {
    name: 'the list’s 95th percentile with a million reports, compared to a thousand',
    unit: 'ms',
    ours: many.p95Ms,
    peer: few.p95Ms,
    better: 'lower',
    target: { text: `≤ ${TIMES_SLOWER} × as long`, met: many.p95Ms <= TIMES_SLOWER * few.p95Ms },
  };
}
