import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkSteps } from './check-steps.ts';
import { ensureChromium } from './chromium.ts';
import { ensurePostgres } from './postgres-programs.ts';
import { projectRoot } from './project-root.ts';
import { runPlaywright } from './run-playwright.ts';
import { runProgram } from './run-program.ts';
import { runVitest } from './run-vitest.ts';
import { type Counts, runStep, type Step, sum } from './step.ts';

const SUITES = ['check', 'core', 'unit', 'ui', 'storybook', 'e2e'];
const VITEST_PROJECTS = ['core', 'unit', 'ui', 'storybook'];

const wanted = process.argv.length > 2 ? process.argv.slice(2) : SUITES;
const unknown = wanted.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. The suites are: ${SUITES.join(', ')}.\n`);
  process.exit(2);
}

const tools = async (): Promise<Counts[]> => {
  const missing: Counts[] = [];
  const need = async (suites: string[], name: string, ensure: () => Promise<string | undefined>) => {
    if (!suites.some((suite) => wanted.includes(suite))) return;
    const problem = await ensure();
    if (problem) missing.push(await runStep({ name, run: async () => ({ ok: false, output: problem }) }));
  };
  // Run sequentially, because apt allows only one process at a time.
  await need(['storybook', 'e2e'], 'chromium', ensureChromium);
  await need(['unit'], 'postgresql', ensurePostgres);
  return missing;
};

const build: Step = { name: 'build', run: () => runProgram(process.execPath, ['scripts/build.mjs']) };

const suites = async (): Promise<Counts[]> => {
  const cache = path.join(projectRoot, 'node_modules/.cache/vinport');
  mkdirSync(cache, { recursive: true });
  const results = mkdtempSync(path.join(cache, 'test-'));
  try {
    const steps = [...(wanted.includes('check') ? checkSteps : []), ...(wanted.includes('e2e') ? [build] : [])];
    const counts = await Promise.all(steps.map(runStep));
    const projects = VITEST_PROJECTS.filter((name) => wanted.includes(name));
    if (projects.length > 0) counts.push(await runVitest(projects, results));
    // Run last and alone, so that nothing else competes with the browser for the CPU.
    if (wanted.includes('e2e')) counts.push(await runPlaywright(results));
    return counts;
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
};

const missing = await tools();
const { passed, failed } = sum(missing.length > 0 ? missing : await suites());
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
