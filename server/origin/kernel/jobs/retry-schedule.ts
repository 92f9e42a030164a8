import type { JobRetry } from './job.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The default retry policy: for most of a day, with delays of up to an hour. */
export const DEFAULT_RETRY: JobRetry = {
  delaysMs: [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS],
  maxAttempts: 20,
};

/** Returns the delay after a number of consecutive failures, or `null` after the last attempt. */
export function retryDelay(failures: number, { delaysMs, maxAttempts }: JobRetry): number | null {
  if (failures >= maxAttempts) return null;
  return delaysMs[failures - 1] ?? delaysMs.at(-1) ?? 0;
}
