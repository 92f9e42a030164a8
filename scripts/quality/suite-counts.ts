export type SuiteCounts = { passed: number; failed: number; skipped: number };

/** Evaluates a suite's counts. A suite that ran no tests or skipped some has not passed. */
export const judge = (name: string, counts: SuiteCounts | undefined): { passed: number; failed: number } => {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
  if (passed + failed + skipped === 0) {
    process.stdout.write(`${name}: no test ran, which counts as a failure\n`);
    return { passed, failed: 1 };
  }
  if (skipped > 0) process.stdout.write(`${name}: a skipped test counts as a failure\n`);
  return { passed, failed: failed + skipped };
};
