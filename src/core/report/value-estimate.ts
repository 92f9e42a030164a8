import type { Money } from '../billing/money.ts';
import type { HistoryRecord } from './history-record.ts';
import { type Evidence, evidenceOf } from './report-finding.ts';

/** What a vehicle may be worth, reckoned from what was asked and paid for this very vehicle. */
export interface ValueEstimate {
  readonly low: Money;
  readonly high: Money;
  /** How it was reckoned; there is one way so far. */
  readonly method: 'own-prices-aged';
  /** The prices it rests on. */
  readonly evidence: readonly Evidence[];
}

const DAY_MS = 86_400_000;
const MONTH_MS = 30.44 * DAY_MS;
const OLDEST_MONTHS = 36;
/** What a used vehicle loses in a month, as a share of its price: a rule of thumb, and told as such. */
const LOSS_PER_MONTH = 0.01;
const MARGIN = 0.1;
/** Prices are told in round numbers: an estimate to the cent would claim to know more. */
const ROUND_MINOR_UNITS = 10_000;

/**
 * Estimates what a vehicle is worth: prices of this vehicle of the last three years, in the currency of the latest, each
 * made one percent less for a month of age; from a tenth below the lowest to a tenth above the highest. `null` where
 * there is no such price: nothing is made up.
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
