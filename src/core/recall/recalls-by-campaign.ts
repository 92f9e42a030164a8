import type { Recall } from './recall.ts';

/**
 * Merges the recalls of each campaign into one, because recall files have a line per affected component. Components are
 * joined, the earliest date is used, and a warning applies if any line has it.
 *
 * Source: NHTSA, FLAT_RCL (RCL-04, RCL-05).
 *
 * @example
 * recallsByCampaign([]); // []
 */
export function recallsByCampaign(recalls: readonly Recall[]): readonly Recall[] {
  const byCampaign = new Map<string, Recall>();
  for (const recall of recalls) {
    const known = byCampaign.get(recall.campaign);
    byCampaign.set(recall.campaign, known ? joined(known, recall) : recall);
  }
  return [...byCampaign.values()];
}

function joined(one: Recall, other: Recall): Recall {
  const components = [...one.component.split('; '), other.component].filter((component) => component !== '');
  return {
    ...one,
    component: [...new Set(components)].join('; '),
    reportedAt: earliest(one.reportedAt, other.reportedAt),
    ownersNotifiedAt: earliest(one.ownersNotifiedAt, other.ownersNotifiedAt),
    parkIt: one.parkIt || other.parkIt,
    parkOutside: one.parkOutside || other.parkOutside,
    overTheAirUpdate: one.overTheAirUpdate || other.overTheAirUpdate,
  };
}

function earliest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
