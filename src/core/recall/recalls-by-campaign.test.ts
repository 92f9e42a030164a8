import { describe, expect, it } from 'vitest';
import { aRecall } from '#tests/builders/a-recall.ts';
import { recallsByCampaign } from './recalls-by-campaign.ts';

const bags = aRecall({ campaign: '24V001000', component: 'AIR BAGS', reportedAt: 5, ownersNotifiedAt: null });

describe('recallsByCampaign', () => {
  it('RCL-04 RCL-05 merges the lines of a campaign with all its components', () => {
    const belts = { ...bags, component: 'SEAT BELTS', reportedAt: 3, ownersNotifiedAt: 9 };
    const other = aRecall({ campaign: '24V002000' });
    expect(recallsByCampaign([bags, other, belts, bags])).toEqual([
      { ...bags, component: 'AIR BAGS; SEAT BELTS', reportedAt: 3, ownersNotifiedAt: 9 },
      other,
    ]);
  });

  it('retains a warning that occurs in only a single line', () => {
    const flags = { parkIt: true, parkOutside: true, overTheAirUpdate: true };
    const calm = { ...bags, parkIt: false, parkOutside: false, overTheAirUpdate: false };
    expect(recallsByCampaign([calm, { ...calm, ...flags }])).toEqual([{ ...calm, ...flags }]);
    expect(recallsByCampaign([{ ...calm, ...flags }, calm])).toEqual([{ ...calm, ...flags }]);
    expect(recallsByCampaign([{ ...calm, reportedAt: null }, calm])).toMatchObject([{ reportedAt: 5 }]);
  });

  it('skips empty components', () => {
    expect(recallsByCampaign([{ ...bags, component: '' }, bags, { ...bags, component: '' }])).toEqual([bags]);
  });
});
