import { setTimeout as after } from 'node:timers/promises';

const ASKED_EVERY_MS = 25;

/**
 * Checks a condition repeatedly until it holds, and returns whether it held before the deadline.
 *
 * @example
 * const ready = await until(async () => (await fetch(`${address}/readyz`)).ok, 10_000);
 */
export async function until(holds: () => Promise<boolean>, deadlineMs: number): Promise<boolean> {
  const deadline = performance.now() + deadlineMs;
  while (performance.now() < deadline) {
    if (await holds()) return true;
    await after(ASKED_EVERY_MS);
  }
  return false;
}
