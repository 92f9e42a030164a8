import { describe, expect, it } from 'vitest';
import { anAnswer, aRecord, RECORD_OF_EACH_KIND } from '#tests/builders/a-history.ts';
import { aHistoryReport } from '#tests/builders/a-history-report.ts';
import { aRecall } from '#tests/builders/a-recall.ts';
import { historyReport } from './history-report.ts';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const day = 86_400_000;

describe('historyReport', () => {
  it('reads every kind of record and finding without changes', () => {
    const odometer = (value: number) => ({ value, unit: 'mi' }) as const;
    const records = [
      ...RECORD_OF_EACH_KIND.map((record) => ({ ...record, recordId: 'example' })),
      aRecord('title', { recordId: '1', brandCodes: ['11'], odometer: odometer(90_000) }),
      aRecord('title', { recordId: '2', place: 'OK', at: Date.UTC(2012, 0, 1), odometer: odometer(60_000) }),
      aRecord('title', { recordId: '3', place: null }),
      aRecord('odometer', { recordId: '4', at: Date.UTC(2012, 0, 1) + day, odometer: odometer(250_000) }),
      aRecord('accident', { airbagsDeployed: null }),
      aRecord('salvage'),
      aRecord('theft', { recordId: '1' }),
      aRecord('theft', { recordId: '2', recoveredAt: 1 }),
      aRecord('lien'),
      aRecord('auction', { at: Date.UTC(2026, 0, 1), announcements: ['Frame damage'] }),
      aRecord('listing', { price: null }),
      aRecord('owner', { use: 'taxi' }),
      aRecord('recall', { recall: aRecall({ reportedAt: null }) }),
    ];
    const report = aHistoryReport({
      answers: [
        anAnswer({ outcome: { kind: 'answered', knowsVehicle: true, records } }),
        anAnswer({ outcome: { kind: 'failed' } }),
      ],
    });
    const codes = new Set(report.findings.map(({ matter }) => matter.code));
    expect(codes.size).toBe(11);
    expect(report.estimate).not.toBeNull();
    expect(historyReport.parse(overTheWire(report))).toEqual(report);
  });

  it.each([null, {}, { ...aHistoryReport(), records: [{ kind: 'rumour' }] }])('rejects %j', (value) => {
    expect(historyReport.safeParse(overTheWire(value)).success).toBe(false);
  });
});
