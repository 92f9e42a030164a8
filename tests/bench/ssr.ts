import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { type LoadResult, load } from './load.ts';
import { startTemplate } from './peers/template-process.ts';
import { percentile } from './percentile.ts';

const PLAN = { connections: 32, seconds: 4, warmUpSeconds: 2 };
const ROUNDS = 3;
const UNCACHED = 0.8;
const CACHED = 5;
const ENCODINGS = { plain: 'identity', gzip: 'gzip' } as const;

type Pages = Readonly<Record<'uncached' | 'cached' | 'template', string>>;

/**
 * Compares our home page with the first page of React Router's template: rendered per request, and as served to
 * visitors.
 */
export async function benchmarkSsr(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-ssr-'));
  const host = createHostProcess({ port: await findHostPort(), dataDir });
  const template = await startTemplate();
  try {
    await host.start();
    const pages: Pages = {
      // Requests with a query are never cached.
      uncached: `${host.address}/?uncached`,
      cached: `${host.address}/`,
      template: `${template.address}/`,
    };
    const figures: Figure[] = [];
    for (const encoding of ['plain', 'gzip'] as const) {
      const rounds = await loadInTurn(pages, { 'accept-encoding': ENCODINGS[encoding] });
      figures.push(
        ...figuresOf(`rendered uncached, ${encoding}`, rounds.uncached, rounds.template, UNCACHED),
        ...figuresOf(`as served to visitors, ${encoding}`, rounds.cached, rounds.template, CACHED),
      );
    }
    return {
      peer: 'React Router 8.4.0, the first page of its template, served by react-router-serve',
      figures,
      notes: [
        `${PLAN.connections} connections for ${PLAN.seconds} s after a ${PLAN.warmUpSeconds} s warm-up, median of ${ROUNDS} alternating rounds; the load is generated on the same machine.`,
        `Our page is ${await kilobytesOf(pages.uncached)} kB with content read from the database; the template’s page is ${await kilobytesOf(pages.template)} kB without content.`,
        'Both write one log line per response.',
        'The uncached page misses its target because ours renders ten times as much, reads its content, creates a container for the request and removes the styles that the page does not use; this is why pages that are the same for all visitors are cached.',
      ],
    };
  } finally {
    await template.stop();
    await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Alternates between pages, so that other load affects all of them. */
async function loadInTurn(pages: Pages, headers: Readonly<Record<string, string>>) {
  const rounds: Record<keyof Pages, LoadResult[]> = { uncached: [], cached: [], template: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['uncached', 'cached', 'template'] as const) {
      rounds[name].push(await load({ address: pages[name], headers, ...PLAN }));
    }
  }
  return rounds;
}

function figuresOf(
  what: string,
  ours: readonly LoadResult[],
  theirs: readonly LoadResult[],
  atLeast: number,
): Figure[] {
  const of = (rounds: readonly LoadResult[], name: 'perSecond' | 'p99Ms') =>
    percentile(
      rounds.map((round) => round[name]),
      0.5,
    );
  const [rate, peerRate] = [of(ours, 'perSecond'), of(theirs, 'perSecond')];
  return [
    {
      name: `pages per second, ${what}`,
      unit: '',
      ours: rate,
      peer: peerRate,
      better: 'higher',
      target: { text: `≥ ${atLeast} ×`, met: rate >= atLeast * peerRate },
    },
    {
      name: `99th percentile, ${what}`,
      unit: 'ms',
      ours: of(ours, 'p99Ms'),
      peer: of(theirs, 'p99Ms'),
      better: 'lower',
    },
  ];
}

async function kilobytesOf(address: string): Promise<number> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return Math.round((await response.arrayBuffer()).byteLength / 1_000);
}
