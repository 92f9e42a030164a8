import type { Recall } from '../../../src/core/recall/recall.ts';

/** A recall under the names of the wire. */
export interface WireRecall
  extends Pick<Recall, 'campaign' | 'manufacturer' | 'component' | 'summary' | 'consequence' | 'remedy' | 'notes'> {
  readonly reported_at: number | null;
  readonly owners_told_at: number | null;
  readonly park_it: boolean;
  readonly park_outside: boolean;
  readonly over_the_air_update: boolean;
}

/** Names a recall's parts as on the wire. */
export function wireRecall(recall: Recall): WireRecall {
  const { reportedAt, ownersToldAt, parkIt, parkOutside, overTheAirUpdate, ...told } = recall;
  return {
    ...told,
    reported_at: reportedAt,
    owners_told_at: ownersToldAt,
    park_it: parkIt,
    park_outside: parkOutside,
    over_the_air_update: overTheAirUpdate,
  };
}
