import type { Recall } from '#core/recall/recall.ts';

/** A vehicle as named in recalls; the case of make and model does not matter. */
export interface RecalledVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** A source's recalls of a vehicle. */
interface RecallsOfVehicle {
  readonly recalls: readonly Recall[];
  /** Whether the source covers vehicles of this make and year; without coverage, an empty list has no meaning. */
  readonly knowsVehicle: boolean;
  /** Whether all of it is demonstration data. */
  readonly demonstration: boolean;
}

/** Timeout of a recall source, in milliseconds; users wait during the request. */
export const RECALL_SOURCE_LIMIT_MS = 5_000;

/** A source of recalls. It throws if it cannot answer within {@link RECALL_SOURCE_LIMIT_MS}. */
export interface RecallSource {
  /** Name shown to readers. */
  readonly name: string;
  /** Returns the years with recalls, newest first. */
  years(): Promise<readonly number[]>;
  makes(year: number): Promise<readonly string[]>;
  models(vehicle: Omit<RecalledVehicle, 'model'>): Promise<readonly string[]>;
  of(vehicle: RecalledVehicle): Promise<RecallsOfVehicle>;
}
