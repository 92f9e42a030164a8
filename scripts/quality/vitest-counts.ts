import { writeFileSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { SuiteCounts } from './suite-counts.ts';

/** Vitest's built-in JSON reporter has no project names, and doesn't count a file that fails to load as a failure. */
export default class VitestCounts implements Reporter {
  /** Names a failed test at once: the errors are printed at the end, which an interrupted run never reaches. */
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') process.stderr.write(`\n✗ ${test.module.moduleId}: ${test.fullName}\n`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const suites: Record<string, SuiteCounts> = {};
    for (const module of modules) {
      suites[module.project.name] ??= { passed: 0, failed: 0, skipped: 0 };
      add(suites[module.project.name], module);
    }
    const file = process.env.VITEST_COUNTS_FILE;
    if (file) writeFileSync(file, JSON.stringify({ suites, errors: unhandledErrors.length }));
  }
}

const add = (counts: SuiteCounts | undefined, module: TestModule): void => {
  if (!counts) return;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') counts.passed += 1;
    else if (state === 'failed') counts.failed += 1;
    else counts.skipped += 1;
  }
  const brokenGroups = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0).length;
  counts.failed += brokenGroups + (module.errors().length > 0 ? 1 : 0);
};
