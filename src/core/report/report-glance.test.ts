import { describe, expect, it } from 'vitest';
import { anAnswer, aRecord, aSource } from '#tests/builders/a-history.ts';
import { aHistoryReport } from '#tests/builders/a-history-report.ts';
import type { HistoryRecord } from './history-record.ts';
import { reportGlance } from './report-glance.ts';

const glanceOf = (...records: readonly HistoryRecord[]) =>
  reportGlance(aHistoryReport({ answers: [anAnswer({ outcome: { kind: 'answered', knowsVehicle: true, records } })] }));

describe('reportGlance', () => {
  it('counts the recorded events', () => {
    const glance = glanceOf(
      aRecord('title', { recordId: '1', brandCodes: ['11', '1'], odometer: { value: 90_000, unit: 'mi' } }),
      aRecord('title', { recordId: '2', brandCodes: ['11'], at: Date.UTC(2015, 0, 1) }),
      aRecord('odometer', { recordId: '3', at: Date.UTC(2012, 0, 1), odometer: { value: 50_000, unit: 'mi' } }),
      aRecord('accident', { recordId: '4' }),
      aRecord('lien', { recordId: '5' }),
      aRecord('lien', { recordId: '6', releasedAt: Date.UTC(2014, 0, 1) }),
      aRecord('owner', { recordId: '7' }),
      aRecord('recall', { recordId: '8' }),
    );
    expect(glance).toMatchObject({
      verdict: 'warning',
      brands: ['11', '01'],
      titles: 2,
      owners: 1,
      odometer: { value: 50_000, unit: 'mi' },
      odometerFindings: 1,
      accidents: 1,
      salvage: 0,
      thefts: 0,
      openLiens: 1,
      recalls: 1,
      estimate: null,
    });
  });

  it('distinguishes zero from unknown', () => {
    const glance = reportGlance(
      aHistoryReport({
        answers: [
          anAnswer({ source: aSource({ sections: ['accidents'] }) }),
          anAnswer({
            source: aSource({ id: 'market', sections: ['theft'] }),
            outcome: { kind: 'answered', knowsVehicle: false, records: [] },
          }),
          anAnswer({ source: aSource({ id: 'bank', sections: ['liens'] }), outcome: { kind: 'failed' } }),
        ],
      }),
    );
    expect(glance).toMatchObject({ accidents: 0, thefts: null, openLiens: null, brands: null, odometer: null });
  });
});
