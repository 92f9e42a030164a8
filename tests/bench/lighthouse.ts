import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumArguments, requireChromium } from '#scripts/quality/chromium.ts';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { percentile } from './percentile.ts';

const PATHS = ['/', '/plans', '/recall-check', '/sample-report', '/sample-sticker'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
const SLOWEST_LCP_MS = 1_200;

/** Runs Lighthouse with its default mobile device on the pages that search engines link to. */
export async function benchmarkLighthouse(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-lighthouse-'));
  const [port, debuggingPort] = [await findHostPort(), await findHostPort()];
  const host = createHostProcess({ port, dataDir });
  try {
    await host.start();
    const figures: Figure[] = [];
    for (const page of PATHS)
      figures.push(...(await figuresOf(`http://localhost:${port}${page}`, page, debuggingPort)));
    return {
      peer: 'none',
      figures,
      notes: [
        `Lighthouse with its settings for a mobile phone (slow 4G, CPU slowed down four times), median of ${RUNS} runs.`,
      ],
    };
  } finally {
    await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function figuresOf(address: string, page: string, port: number): Promise<readonly Figure[]> {
  const runs: Awaited<ReturnType<typeof audit>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(address, port));
  const of = (read: (run: (typeof runs)[number]) => number) => percentile(runs.map(read), 0.5);
  const [lcp, cls] = [of(({ lcp: measured }) => measured), of(({ cls: measured }) => measured)];
  const unknown = { peer: null } as const;
  return [
    ...CATEGORIES.map((category): Figure => {
      const ours = of(({ scores }) => scores[category]);
      return {
        name: `${page} ${category}`,
        unit: '',
        ours,
        ...unknown,
        better: 'higher',
        target: { text: '100', met: ours === 100 },
      };
    }),
    {
      ...{ name: `${page} largest paint`, unit: 'ms', ours: lcp, ...unknown, better: 'lower' },
      target: { text: `≤ ${SLOWEST_LCP_MS} ms`, met: lcp <= SLOWEST_LCP_MS },
    },
    {
      name: `${page} layout shift`,
      unit: '',
      ours: cls,
      ...unknown,
      better: 'lower',
      target: { text: '0', met: cls === 0 },
    },
  ];
}

/** A new browser each time, because a visitor from a search engine has no cached data. */
async function audit(address: string, port: number) {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] }).finally(() =>
    browser.close(),
  );
  if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  return {
    scores: scores as Record<(typeof CATEGORIES)[number], number>,
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}
