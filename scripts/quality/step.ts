import type { ProgramEnd } from './run-program.ts';

export type Step = { name: string; run: () => Promise<ProgramEnd> };
export type Counts = { passed: number; failed: number };

const NAME_WIDTH = 14;

/** Prints one line per step with its duration, and the step's output only if it failed. */
export const runStep = async ({ name, run }: Step): Promise<Counts> => {
  const started = performance.now();
  const { ok, output } = await run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${ok ? '✓' : '✗'} ${name.padEnd(NAME_WIDTH)} ${seconds.padStart(5)} s\n`);
  if (!ok) process.stdout.write(`${output.trim()}\n\n`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

export const sum = (all: Counts[]): Counts =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });
