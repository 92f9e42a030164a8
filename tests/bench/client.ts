import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, requireChromium } from '#scripts/quality/chromium.ts';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { benchmarkBuildSelector } from './build-selector.ts';
import { benchmarkVisits } from './page-visits.ts';
import { addManyOptions } from './two-hundred-options.ts';

const PATHS = ['/', '/plans', '/recall-check', '/sample-report', '/sample-sticker', '/login'];

/**
 * Measures the load on visitors' browsers: scripts, first and second visit over a slow connection, and interactions in
 * a long form.
 */
export async function benchmarkClient(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-client-'));
  const host = createHostProcess({ port: await findHostPort(), dataDir });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    await host.start();
    await addManyOptions({ engine: 'sqlite', path: path.join(dataDir, 'vinport.sqlite') });
    const figures: Figure[] = [];
    for (const page of PATHS) figures.push(...(await benchmarkVisits(browser, host.address, page)));
    figures.push(...(await benchmarkBuildSelector(browser, host.address)));
    return {
      peer: 'none',
      figures,
      notes: [
        `Chromium ${browser.version()}; a connection with 1.6 Mbit/s and 150 ms, median of three visitors with two visits each.`,
        'Script sizes are as sent, compressed with brotli; a page is interactive when React has hydrated it.',
        'The build selector runs with the CPU slowed down four times: ticks, undo, redo, another trim, the filter.',
      ],
    };
  } finally {
    await browser.close();
    await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
