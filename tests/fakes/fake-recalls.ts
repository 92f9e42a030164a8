import type { Recall } from '#core/recall/recall.ts';
import type { RecallVehicle } from '#ports/recall-gateway.ts';
import { aRecall } from '../builders/a-recall.ts';

/** A recall and the affected vehicles. */
export interface FakeRecall {
  readonly vehicle: RecallVehicle;
  readonly recall: Recall;
}

/** The recalls of a few vehicles of the embedded origin's demonstration data. */
export const DEMONSTRATION_RECALLS: readonly FakeRecall[] = [
  { vehicle: { year: 2003, make: 'HONDA', model: 'ACCORD' }, recall: aRecall() },
  {
    vehicle: { year: 2003, make: 'HONDA', model: 'CIVIC' },
    recall: aRecall({ campaign: '20V026000', parkIt: true, reportedAt: Date.UTC(2020, 0, 16) }),
  },
  {
    vehicle: { year: 2013, make: 'FORD', model: 'F-150' },
    recall: aRecall({ campaign: '16V248000', manufacturer: 'Ford Motor Company', component: 'POWER TRAIN' }),
  },
];
