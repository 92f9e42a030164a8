import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './run-program.ts';
import type { Counts } from './step.ts';
import { judge } from './suite-counts.ts';

type PlaywrightResult = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

export const runPlaywright = async (resultFolder: string): Promise<Counts> => {
  const file = path.join(resultFolder, 'playwright.json');
  const { ok } = await runTool('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const result: PlaywrightResult | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const stats = result?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const counts = judge('e2e', {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
  return !ok && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};
