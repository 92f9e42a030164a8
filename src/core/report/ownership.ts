import { type HistoryRecord, recordsOf, type VehicleUse } from './history-record.ts';

/** A time in which a vehicle had one owner. */
export interface Ownership {
  /** The first owner is 1. */
  readonly number: number;
  /** UTC epoch milliseconds. */
  readonly from: number;
  /** UTC epoch milliseconds; `null` for the owner of today. */
  readonly until: number | null;
  readonly use: VehicleUse;
  readonly place: string | null;
  readonly source: string;
  readonly recordId: string;
}

/**
 * The owners one after the other, as far as changes of hands were recorded.
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
