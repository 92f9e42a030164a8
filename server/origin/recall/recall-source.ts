import type { Recall } from '../../../src/core/recall/recall.ts';

/** A vehicle as recalls name it; the case of make and model does not matter. */
export interface RecalledVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** What a source tells of a vehicle. */
export interface RecallsOfVehicle {
  readonly recalls: readonly Recall[];
  /** Whether the source covers vehicles of that make and year at all; without it an empty list tells nothing. */
  readonly knowsVehicle: boolean;
  /** Whether all of it is made up to show the product. */
  readonly demonstration: boolean;
}

/** Where recalls come from. One that cannot answer throws. */
export interface RecallSource {
  /** As a reader sees it. */
  readonly name: string;
  /** The newest first. */
  years(): Promise<readonly number[]>;
  makes(year: number): Promise<readonly string[]>;
  models(vehicle: Omit<RecalledVehicle, 'model'>): Promise<readonly string[]>;
  of(vehicle: RecalledVehicle): Promise<RecallsOfVehicle>;
}
