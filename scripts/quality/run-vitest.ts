import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './run-program.ts';
import type { Counts } from './step.ts';
import { sum } from './step.ts';
import { judge, type SuiteCounts } from './suite-counts.ts';

type VitestResult = { suites: Record<string, SuiteCounts>; errors: number };

// CI=true enables colors, whose escape codes would end up in a log.
const plainInLogs = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

export const runVitest = async (projects: string[], resultFolder: string): Promise<Counts> => {
  const file = path.join(resultFolder, 'vitest.json');
  const { ok } = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=dot',
      '--reporter=./scripts/quality/vitest-counts.ts',
      '--silent=passed-only',
    ],
    { env: { ...process.env, ...plainInLogs, VITEST_COUNTS_FILE: file }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const result: VitestResult = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: {}, errors: 0 };
  const counts = sum(projects.map((name) => judge(name, countsOf(result, name))));
  // An error outside every test, or a crash, fails the run without failing a test.
  if (!ok && counts.failed === 0) return { ...counts, failed: Math.max(1, result.errors) };
  return counts;
};

/** Vitest appends the browser to the name of a browser project: `storybook (chromium)`. */
const countsOf = ({ suites }: VitestResult, project: string): SuiteCounts | undefined =>
  suites[project] ?? Object.entries(suites).find(([name]) => name.startsWith(`${project} (`))?.[1];
