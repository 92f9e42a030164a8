import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECALL_LIMITS, type Recall, recallsByUrgency } from './recall.ts';

const plain: Recall = {
  campaign: '24V001000',
  manufacturer: 'Honda',
  component: 'AIR BAGS',
  summary: '',
  consequence: '',
  remedy: '',
  notes: '',
  reportedAt: null,
  ownersNotifiedAt: null,
  parkIt: false,
  parkOutside: false,
  overTheAirUpdate: false,
};
const campaigns = (recalls: readonly Recall[]) => recalls.map(({ campaign }) => campaign);

describe('recallsByUrgency', () => {
  it('RCL-04 RCL-05 sorts park-it and park-outside recalls first', () => {
    const ordered = recallsByUrgency([
      { ...plain, campaign: 'other' },
      { ...plain, campaign: 'outside', parkOutside: true },
      { ...plain, campaign: 'park it', parkIt: true },
      { ...plain, campaign: 'both', parkIt: true, parkOutside: true },
    ]);
    expect(campaigns(ordered)).toEqual(['both', 'park it', 'outside', 'other']);
  });

  it('sorts each group by report date, the latest first and undated recalls last', () => {
    const ordered = recallsByUrgency([
      { ...plain, campaign: 'undated' },
      { ...plain, campaign: 'before 1970', reportedAt: -1 },
      { ...plain, campaign: 'old', reportedAt: 1 },
      { ...plain, campaign: 'new', reportedAt: 2 },
      { ...plain, campaign: 'urgent', reportedAt: 0, parkOutside: true },
    ]);
    expect(campaigns(ordered)).toEqual(['urgent', 'new', 'old', 'before 1970', 'undated']);
  });

  it('lists a duplicate campaign once per component', () => {
    const ordered = recallsByUrgency([plain, { ...plain }, { ...plain, component: 'SEATS' }]);
    expect(ordered.map(({ component }) => component)).toEqual(['AIR BAGS', 'SEATS']);
    expect(recallsByUrgency([plain, { ...plain, campaign: 'another' }])).toHaveLength(2);
  });

  it('never sorts an urgent recall after a less urgent recall, and changes only the order', () => {
    const recall = fc.record({
      campaign: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      reportedAt: fc.option(fc.integer()),
      parkIt: fc.boolean(),
      parkOutside: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.uniqueArray(recall, { selector: ({ campaign }) => campaign }), (made) => {
        const recalls = made.map((changes) => ({ ...plain, ...changes }));
        const ordered = recallsByUrgency(recalls);
        expect(campaigns(ordered).toSorted()).toEqual(campaigns(recalls).toSorted());
        const isUrgent = ordered.map(({ parkIt, parkOutside }) => parkIt || parkOutside);
        expect(isUrgent).toEqual(isUrgent.toSorted((one, other) => Number(other) - Number(one)));
      }),
    );
  });
});

it('states the known gaps of a list of recalls', () => {
  expect(RECALL_LIMITS).toEqual(['completed-recalls', 'older-than-15-years', 'small-makers', 'newly-announced-vins']);
});
