/**
 * A maker's or the government's call to have a vehicle mended. Unknown text is empty, an unknown date `null`.
 *
 * Source: NHTSA, recallsByVehicle and FLAT_RCL (RCL-04, RCL-05).
 */
export interface Recall {
  /** The number of the campaign, such as `24V123000`. */
  readonly campaign: string;
  readonly manufacturer: string;
  /** The part it is about, such as `AIR BAGS:FRONTAL`. */
  readonly component: string;
  readonly summary: string;
  /** What can happen if nothing is done. */
  readonly consequence: string;
  readonly remedy: string;
  readonly notes: string;
  /** When the government got the report, in UTC epoch milliseconds. */
  readonly reportedAt: number | null;
  /** When owners are, or were, told, in UTC epoch milliseconds. */
  readonly ownersNotifiedAt: number | null;
  /** Do not drive it until it is mended. */
  readonly parkIt: boolean;
  /** It may catch fire while parked: leave it in the open, away from houses. */
  readonly parkOutside: boolean;
  /** Mended by an update that comes by itself. */
  readonly overTheAirUpdate: boolean;
}

/** What a recall check found. */
export interface RecallCheck {
  readonly recalls: readonly Recall[];
  /** Whose data were searched, as a reader sees it; `null` where the origin names nothing. */
  readonly source: string | null;
  /** Whether data were searched that cover such a vehicle: without it, no recall found says nothing at all. */
  readonly isChecked: boolean;
}

/** What a list of recalls may lack, to be said beside it. */
export const RECALL_LIMITS = [
  'completed-recalls',
  'older-than-15-years',
  'small-makers',
  'newly-announced-vins',
] as const;

/**
 * Recalls in the order in which a person has to know of them: first those of vehicles that must not be driven, then
 * those of vehicles that must be parked outside, then the others; of each the latest report first, one without a date
 * last. One campaign that comes twice with the same component is shown once.
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
