import type { HistoryRecord } from '#core/report/history-record.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

/** A source's data about a vehicle. */
export interface SourceKnowledge {
  /** Whether the source has any data about this vehicle; only then does an empty section mean that it is clear. */
  readonly knowsVehicle: boolean;
  readonly records: readonly HistoryRecord[];
  /** Whether the records are demonstration data. */
  readonly demonstration: boolean;
  /** Name of the source that answered, as shown to readers, if it differs from the queried source. */
  readonly name?: string;
}

/**
 * A data source of reports. Implement it to add another source to the origin. A source that throws or exceeds its
 * timeout counts as failed; the report is created without it and states so.
 */
export interface ReportSource {
  readonly source: HistorySource;
  readonly limitMs: number;
  /** `null` for a source that is listed as missing and is never queried. */
  readonly ask: ((vehicle: Vehicle, signal: AbortSignal) => Promise<SourceKnowledge>) | null;
}
