import { type HistoryRecord, recordsOf, type VehicleUse } from './history-record.ts';

/** A period in which a vehicle had one owner. */
export interface Ownership {
  /** Starts at 1 for the first owner. */
  readonly number: number;
  /** In UTC epoch milliseconds. */
  readonly from: number;
  /** In UTC epoch milliseconds; `null` for the current owner. */
  readonly until: number | null;
  readonly use: VehicleUse;
  readonly place: string | null;
  readonly source: string;
  readonly recordId: string;
}

/**
 * Returns the ownership periods in chronological order, as far as ownership changes were recorded.
 *
 * @example
 * ownershipsOf([]); // []
 */
export function ownershipsOf(records: readonly HistoryRecord[]): readonly Ownership[] {
  const changes = recordsOf(records, 'owner').toSorted((one, other) => one.at - other.at);
  return changes.map(({ at, use, place, source, recordId }, index) => ({
    number: index + 1,
    from: at,
    until: changes[index + 1]?.at ?? null,
    use,
    place,
    source,
    recordId,
  }));
}
