import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { load } from './load.ts';

const SECOND_START_MS = 2_000;
const REQUESTS = 100_000;
const LONGEST_MS = 120_000;
const STRETCH_SECONDS = 5;
/** Memory growth allowed for compilers and caches after the heap has reached its size, in MB. */
const GROWTH_MB = 32;

/** Measures how soon a restarted host serves its first page, and its memory use at first and later. */
export async function benchmarkStart(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-start-'));
  const host = createHostProcess({ port: await findHostPort(), dataDir });
  const page = async () => {
    const started = performance.now();
    await host.start();
    const response = await fetch(host.address);
    if (!response.ok) throw new Error(`The first page was answered with ${response.status}.`);
    await response.text();
    return performance.now() - started;
  };
  const memory = async () => {
    const metrics = await (await fetch(`${host.address}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1_000_000;
  };
  const stretch = () => load({ address: `${host.address}/`, connections: 32, seconds: STRETCH_SECONDS });
  try {
    const first = await page();
    await host.kill();
    const second = await page();
    const afterStart = await memory();
    const manyPages = async () => {
      let answered = 0;
      const until = performance.now() + LONGEST_MS;
      while (answered < REQUESTS && performance.now() < until) answered += (await stretch()).answered;
      return { answered, memory: await memory() };
    };
    const soon = await manyPages();
    const later = await manyPages();
    return {
      peer: 'none',
      figures: [
        alone('first start to the first page', 'ms', first),
        {
          ...alone('second start to the first page', 'ms', second),
          target: { text: `≤ ${SECOND_START_MS} ms`, met: second <= SECOND_START_MS },
        },
        alone('memory after the first page', 'MB', afterStart),
        alone(`memory after ${counted(soon)} pages`, 'MB', soon.memory),
        {
          ...alone(`memory after ${counted(later)} more pages`, 'MB', later.memory),
          target: {
            text: `≤ ${GROWTH_MB} MB more than before them`,
            met: later.memory <= soon.memory + GROWTH_MB,
          },
        },
      ],
      notes: [
        'The host is killed between its starts; the first start creates the database and unpacks the vehicle data.',
        'Resident memory of the whole process, including the database, as reported by the operating system.',
        'Under the first load, the engine grows its heap to a suitable size; continued growth would be a leak.',
      ],
    };
  } finally {
    await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const counted = ({ answered }: { readonly answered: number }) => answered.toLocaleString('en-US');

const alone = (name: string, unit: string, ours: number): Figure => ({ name, unit, ours, peer: null, better: 'lower' });
