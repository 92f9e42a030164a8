import type { Recall } from '../../src/core/recall/recall.ts';

/** A recall under the names of the wire. */
export function wireRecall({
  reportedAt,
  ownersToldAt,
  parkIt,
  parkOutside,
  overTheAirUpdate,
  ...told
}: Recall): Readonly<Record<string, unknown>> {
  return {
    ...told,
    reported_at: reportedAt,
    owners_told_at: ownersToldAt,
    park_it: parkIt,
    park_outside: parkOutside,
    over_the_air_update: overTheAirUpdate,
  };
}
