import type { Money } from '../billing/money.ts';
import type { Recall } from '../recall/recall.ts';
import type { DistanceUnit } from './odometer-reading.ts';

/** The common fields of all records of a vehicle's history. */
interface RecordBase {
  /** The ID of the record's source. */
  readonly source: string;
  /** The ID of the record at its source. */
  readonly recordId: string;
  /** The time of the event, in UTC epoch milliseconds. */
  readonly at: number;
  /** The place of the event, such as the two-letter code of a state; `null` if unknown. */
  readonly place: string | null;
  /** The odometer reading at the time; `null` if not recorded. */
  readonly odometer: { readonly value: number; readonly unit: DistanceUnit } | null;
}

/** A title issued by a state; `brandCodes` are ANSI D20 codes, empty for a clean title. */
export interface TitleIssued extends RecordBase {
  readonly kind: 'title';
  readonly brandCodes: readonly string[];
}

/** An odometer reading without any other event. */
export interface OdometerRead extends RecordBase {
  readonly kind: 'odometer';
}

/** An accident. */
export interface Accident extends RecordBase {
  readonly kind: 'accident';
  readonly severity: 'minor' | 'moderate' | 'severe' | 'unknown';
  /** Whether airbags deployed; `null` if not reported. */
  readonly airbagsDeployed: boolean | null;
  readonly description: string;
}

/** A total loss reported by an insurer or salvage yard. */
export interface Salvaged extends RecordBase {
  readonly kind: 'salvage';
  readonly disposition: 'junk' | 'salvage' | 'total-loss';
  readonly description: string;
}

/** A theft; `recoveredAt` is `null` until the vehicle is recovered. */
export interface Stolen extends RecordBase {
  readonly kind: 'theft';
  readonly recoveredAt: number | null;
}

/** A lien; `releasedAt` is `null` until it is released. */
export interface LienRecorded extends RecordBase {
  readonly kind: 'lien';
  readonly holder: string;
  readonly releasedAt: number | null;
}

/** An auction; the price is in minor units, or `null` if it is unknown or the vehicle was not sold. */
export interface Auctioned extends RecordBase {
  readonly kind: 'auction';
  readonly price: Money | null;
  /** The announcements before the sale, such as damage. */
  readonly announcements: readonly string[];
}

/** A listing for sale. */
export interface Listed extends RecordBase {
  readonly kind: 'listing';
  readonly price: Money | null;
  readonly seller: string;
}

/** A change of ownership. */
export interface OwnerChanged extends RecordBase {
  readonly kind: 'owner';
  readonly use: VehicleUse;
}

/** A recall by the manufacturer or the government. */
export interface Recalled extends RecordBase {
  readonly kind: 'recall';
  readonly recall: Recall;
}

/** The ways in which an owner used a vehicle. */
export type VehicleUse = 'personal' | 'lease' | 'rental' | 'fleet' | 'taxi' | 'police' | 'unknown';

/** Any event in a vehicle's history that a source can report. */
export type HistoryRecord =
  | TitleIssued
  | OdometerRead
  | Accident
  | Salvaged
  | Stolen
  | LienRecorded
  | Auctioned
  | Listed
  | OwnerChanged
  | Recalled;

/** A record of the given kind. */
export type RecordOf<Kind extends HistoryRecord['kind']> = Extract<HistoryRecord, { readonly kind: Kind }>;

/**
 * Returns the records of one kind.
 *
 * @example
 * recordsOf([], 'title'); // []
 */
export function recordsOf<Kind extends HistoryRecord['kind']>(
  records: readonly HistoryRecord[],
  kind: Kind,
): readonly RecordOf<Kind>[] {
  return records.filter((record): record is RecordOf<Kind> => record.kind === kind);
}
