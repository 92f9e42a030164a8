import type { Recall } from '#core/recall/recall.ts';

/**
 * Builds a recall with all fields known, which is not urgent.
 *
 * @example
 * aRecall({ parkOutside: true });
 */
export function aRecall(changes: Partial<Recall> = {}): Recall {
  return {
    campaign: '19V182000',
    manufacturer: 'Honda (American Honda Motor Co.)',
    component: 'AIR BAGS:FRONTAL:DRIVER SIDE:INFLATOR MODULE',
    summary: 'The inflator of the driver air bag may explode when it is deployed.',
    consequence: 'Metal fragments may strike the people in the vehicle.',
    remedy: 'Dealers replace the inflator, free of charge.',
    notes: 'Owners may contact the maker.',
    reportedAt: Date.UTC(2019, 2, 7),
    ownersNotifiedAt: Date.UTC(2019, 3, 8),
    parkIt: false,
    parkOutside: false,
    overTheAirUpdate: false,
    ...changes,
  };
}
