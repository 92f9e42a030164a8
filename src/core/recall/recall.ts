/**
 * A manufacturer's or government recall of a vehicle for repair. Unknown text is empty, an unknown date `null`.
 *
 * Source: NHTSA, recallsByVehicle and FLAT_RCL (RCL-04, RCL-05).
 */
export interface Recall {
  /** The campaign number, such as `24V123000`. */
  readonly campaign: string;
  readonly manufacturer: string;
  /** The affected component, such as `AIR BAGS:FRONTAL`. */
  readonly component: string;
  readonly summary: string;
  /** The possible consequences if the vehicle is not repaired. */
  readonly consequence: string;
  readonly remedy: string;
  readonly notes: string;
  /** When the government received the report, in UTC epoch milliseconds. */
  readonly reportedAt: number | null;
  /** When owners are or were notified, in UTC epoch milliseconds. */
  readonly ownersNotifiedAt: number | null;
  /** Whether the vehicle must not be driven until it is repaired. */
  readonly parkIt: boolean;
  /** Whether the vehicle may catch fire while parked and must be parked outside, away from buildings. */
  readonly parkOutside: boolean;
  /** Whether an over-the-air update fixes the defect. */
  readonly overTheAirUpdate: boolean;
}

/** The result of a recall check. */
export interface RecallCheck {
  readonly recalls: readonly Recall[];
  /** The display name of the data source; `null` if the origin does not state it. */
  readonly source: string | null;
  /** Whether the searched data covers the vehicle. If `false`, an empty result has no meaning. */
  readonly isChecked: boolean;
}

/** The known gaps of a list of recalls, to be shown next to it. */
export const RECALL_LIMITS = [
  'completed-recalls',
  'older-than-15-years',
  'small-makers',
  'newly-announced-vins',
] as const;

/**
 * Returns recalls by urgency: first those of vehicles that must not be driven, then those of vehicles that must be
 * parked outside, then the others. Each group is sorted by report date, the latest first and undated recalls last.
 * Duplicates of campaign and component are removed.
 *
 * Source: specification, section 7, "Recall check" (RCL-04, RCL-05).
 *
 * @example
 * recallsByUrgency([]); // []
 */
export function recallsByUrgency(recalls: readonly Recall[]): readonly Recall[] {
  return recalls
    .filter((recall, index) => recalls.findIndex((other) => isSame(recall, other)) === index)
    .toSorted((one, other) => urgency(other) - urgency(one) || reportedAt(other) - reportedAt(one));
}

function isSame(one: Recall, other: Recall): boolean {
  return one.campaign === other.campaign && one.component === other.component;
}

function urgency({ parkIt, parkOutside }: Recall): number {
  return (parkIt ? 2 : 0) + (parkOutside ? 1 : 0);
}

function reportedAt(recall: Recall): number {
  return recall.reportedAt ?? Number.MIN_SAFE_INTEGER;
}
