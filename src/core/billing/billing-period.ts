import type { Plan } from './plan.ts';

/** The billing intervals of a subscription. */
export type RenewalRhythm = Exclude<Plan['renewal'], 'once'>;

const MONTHS: Readonly<Record<RenewalRhythm, number>> = { month: 1, year: 12 };

/**
 * Returns the end of the given number of periods from `start`, in UTC epoch milliseconds. It counts from the first day,
 * not from the last renewal: a subscription started on January 31 renews on the last day of February and then on March
 * 31.
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
