import type { Recall } from '#core/recall/recall.ts';

/** A vehicle as recalls name it; the case of make and model does not matter. */
export interface RecalledVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** What a source tells of a vehicle. */
interface RecallsOfVehicle {
  readonly recalls: readonly Recall[];
  /** Whether the source covers vehicles of that make and year at all; without it an empty list tells nothing. */
  readonly knowsVehicle: boolean;
  /** Whether all of it is made up to show the product. */
  readonly demonstration: boolean;
}

/** A person waits while a source is asked: one that has not answered by then counts as one that cannot. Milliseconds. */
export const RECALL_SOURCE_LIMIT_MS = 5_000;

/** Where recalls come from. One that cannot answer within {@link RECALL_SOURCE_LIMIT_MS} throws. */
export interface RecallSource {
  /** As a reader sees it. */
  readonly name: string;
  /** The newest first. */
  years(): Promise<readonly number[]>;
  makes(year: number): Promise<readonly string[]>;
  models(vehicle: Omit<RecalledVehicle, 'model'>): Promise<readonly string[]>;
  of(vehicle: RecalledVehicle): Promise<RecallsOfVehicle>;
}
