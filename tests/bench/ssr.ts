import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { type LoadResult, load } from './load.ts';
import { startTemplate } from './peers/template-process.ts';
import { percentile } from './percentile.ts';

const CONNECTIONS = 32;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const ROUNDS = 3;
const AFRESH = 0.8;
const KEPT = 5;

/** Our home page beside the first page of React Router's template: rendered for each request, and as visitors get it. */
export async function benchmarkSsr(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-ssr-'));
  const host = createHostProcess({ port: await findHostPort(), dataDir });
  const template = await startTemplate();
  try {
    await host.start();
    const pages = {
      // What is asked for with a search is never kept.
      afresh: { address: `${host.address}/?afresh`, headers: {} },
      kept: { address: `${host.address}/`, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
      template: { address: `${template.address}/`, headers: {} },
    };
    const rounds: Record<keyof typeof pages, LoadResult[]> = { afresh: [], kept: [], template: [] };
    // In turn, so that whatever else the machine does slows all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['afresh', 'kept', 'template'] as const) {
        const plan = { connections: CONNECTIONS, seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS };
        rounds[name].push(await load({ ...pages[name], ...plan }));
      }
    }
    return {
      peer: 'React Router 8.4.0, the first page of a template, served by @react-router/node',
      figures: [
        ...figuresOf('rendered afresh', rounds.afresh, rounds.template, AFRESH),
        ...figuresOf('as visitors get it', rounds.kept, rounds.template, KEPT),
      ],
      notes: [
        `${CONNECTIONS} connections for ${SECONDS} s after ${WARM_UP_SECONDS} s to warm up, median of ${ROUNDS} rounds in turn; the load comes from the same machine.`,
        'react-router-serve is not installed: the template runs without its log and its compression, which makes it faster.',
        `Ours is ${await kilobytesOf(pages.afresh.address)} kB with its content read from the database, the template’s page ${await kilobytesOf(pages.template.address)} kB without any; to visitors ours goes compressed, the template’s plain.`,
      ],
    };
  } finally {
    await template.stop();
    await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
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
      name: `pages a second, ${what}`,
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
