import type { Money } from '../billing/money.ts';
import type { HistoryRecord } from './history-record.ts';
import { type Evidence, evidenceOf } from './report-finding.ts';

/** The estimated value of a vehicle, based on its own asking and sale prices. */
export interface ValueEstimate {
  readonly low: Money;
  readonly high: Money;
  /** The estimation method; only one is supported. */
  readonly method: 'own-prices-aged';
  /** The prices that the estimate is based on. */
  readonly evidence: readonly Evidence[];
}

const DAY_MS = 86_400_000;
const MONTH_MS = 30.44 * DAY_MS;
const OLDEST_MONTHS = 36;
/** The depreciation of a used vehicle per month, as a share of its price: a rule of thumb, and presented as such. */
const LOSS_PER_MONTH = 0.01;
const MARGIN = 0.1;
/** Estimates are rounded, because cents would imply too much precision. */
const ROUND_MINOR_UNITS = 10_000;

/**
 * Returns the estimated value of a vehicle. It uses the vehicle's own prices from the last three years in the currency
 * of the latest, reduced by one percent per month of age. The range is from 10% below the lowest to 10% above the
 * highest. Returns `null` if there is no such price.
 *
 * Source: the product's own rule of thumb.
 *
 * @example
 * valueEstimate([], 0); // null
 */
export function valueEstimate(records: readonly HistoryRecord[], now: number): ValueEstimate | null {
  const priced = records
    .flatMap((record) =>
      (record.kind === 'auction' || record.kind === 'listing') && record.price !== null
        ? [{ evidence: evidenceOf(record), price: record.price, months: Math.max(0, now - record.at) / MONTH_MS }]
        : [],
    )
    .filter(({ months }) => months <= OLDEST_MONTHS)
    .toSorted((one, other) => one.evidence.at - other.evidence.at);
  const currency = priced.at(-1)?.price.currency;
  if (currency === undefined) return null;
  const comparable = priced.filter(({ price }) => price.currency === currency);
  const aged = comparable.map(({ price, months }) => price.amount * (1 - LOSS_PER_MONTH * months));
  const rounded = (amount: number): Money => ({
    amount: Math.round(amount / ROUND_MINOR_UNITS) * ROUND_MINOR_UNITS,
    currency,
  });
  return {
    low: rounded(Math.min(...aged) * (1 - MARGIN)),
    high: rounded(Math.max(...aged) * (1 + MARGIN)),
    method: 'own-prices-aged',
    evidence: comparable.map(({ evidence }) => evidence),
  };
}
