import type { Plan } from './plan.ts';

/** How often a subscription is charged. */
export type RenewalRhythm = Exclude<Plan['renewal'], 'once'>;

const MONTHS: Readonly<Record<RenewalRhythm, number>> = { month: 1, year: 12 };

/**
 * When so many periods that began at `start` have passed, in UTC epoch milliseconds. It is counted from the first day,
 * not from the last renewal: what began on January 31 renews on the last day of February and on March 31 again.
 *
 * @example
 * endOfPeriods(Date.UTC(2026, 0, 31), 'month', 1) === Date.UTC(2026, 1, 28); // true
 */
export function endOfPeriods(start: number, rhythm: RenewalRhythm, periods: number): number {
  const first = new Date(start);
  const months = first.getUTCMonth() + periods * MONTHS[rhythm];
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(first.getUTCFullYear(), months, Math.min(first.getUTCDate(), lastDay));
  return end.getTime();
}
