import type { HistoryRecord } from '#core/report/history-record.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';

/** What a source has of a vehicle. */
export interface SourceKnowledge {
  /** Whether it has anything of this vehicle at all: only then does an empty section mean that it is clear. */
  readonly knowsVehicle: boolean;
  readonly records: readonly HistoryRecord[];
  /** Whether the records are made up to show the product. */
  readonly demonstration: boolean;
  /** As a reader sees who answered, where it was another than the source that was asked. */
  readonly name?: string;
}

/**
 * A source that reports draw on. Whoever has another one writes this for it and hands it to the origin. One that throws,
 * or takes longer than its limit, counts as failed; the report is made without it and says so.
 */
export interface ReportSource {
  readonly source: HistorySource;
  readonly limitMs: number;
  /** `null` for a source that is named as missing, and not asked here. */
  readonly ask: ((vehicle: Vehicle, signal: AbortSignal) => Promise<SourceKnowledge>) | null;
}
