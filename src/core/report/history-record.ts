import type { Money } from '../billing/money.ts';
import type { Recall } from '../recall/recall.ts';
import type { DistanceUnit } from './odometer-reading.ts';

/** What every record of a vehicle's history bears. */
interface RecordBase {
  /** The id of the source that has it. */
  readonly source: string;
  /** How its source names the record. */
  readonly recordId: string;
  /** When it happened, in UTC epoch milliseconds. */
  readonly at: number;
  /** Where it happened, such as the two letters of a state; `null` where it is unknown. */
  readonly place: string | null;
  /** What the odometer showed then; `null` where nobody wrote it down. */
  readonly odometer: { readonly value: number; readonly unit: DistanceUnit } | null;
}

/** A state issued a title; `brandCodes` are those of ANSI D20, none on a clean title. */
export interface TitleIssued extends RecordBase {
  readonly kind: 'title';
  readonly brandCodes: readonly string[];
}

/** Someone read the odometer, and that is all. */
export interface OdometerRead extends RecordBase {
  readonly kind: 'odometer';
}

/** It was in an accident. */
export interface Accident extends RecordBase {
  readonly kind: 'accident';
  readonly severity: 'minor' | 'moderate' | 'severe' | 'unknown';
  /** Whether airbags went off; `null` where nobody says. */
  readonly airbagsDeployed: boolean | null;
  readonly description: string;
}

/** An insurer or a yard reported it as lost. */
export interface Salvaged extends RecordBase {
  readonly kind: 'salvage';
  readonly disposition: 'junk' | 'salvage' | 'total-loss';
  readonly description: string;
}

/** It was stolen; `recoveredAt` is `null` as long as nobody has found it. */
export interface Stolen extends RecordBase {
  readonly kind: 'theft';
  readonly recoveredAt: number | null;
}

/** Someone lent money on it; `releasedAt` is `null` as long as it is owed. */
export interface LienRecorded extends RecordBase {
  readonly kind: 'lien';
  readonly holder: string;
  readonly releasedAt: number | null;
}

/** It went through an auction; the price is in minor units, `null` where it is unknown or was not sold. */
export interface Auctioned extends RecordBase {
  readonly kind: 'auction';
  readonly price: Money | null;
  /** What was announced before the sale, such as damage. */
  readonly announcements: readonly string[];
}

/** It was offered for sale. */
export interface Listed extends RecordBase {
  readonly kind: 'listing';
  readonly price: Money | null;
  readonly seller: string;
}

/** It changed hands. */
export interface OwnerChanged extends RecordBase {
  readonly kind: 'owner';
  readonly use: VehicleUse;
}

/** Its maker or the government called it back. */
export interface Recalled extends RecordBase {
  readonly kind: 'recall';
  readonly recall: Recall;
}

/** What an owner used it for. */
export type VehicleUse = 'personal' | 'lease' | 'rental' | 'fleet' | 'taxi' | 'police' | 'unknown';

/** Anything that a source knows of what happened to a vehicle. */
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

/** The records of one kind, the earliest first. */
export type RecordOf<Kind extends HistoryRecord['kind']> = Extract<HistoryRecord, { readonly kind: Kind }>;

/**
 * The records of one kind out of many.
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
