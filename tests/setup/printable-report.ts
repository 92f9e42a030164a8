import type { HistoryReport } from '#core/report/compose-report.ts';
import type { HistoryRecord } from '#core/report/history-record.ts';
import type { PrintableReport } from '#origin/documents/report/printable-report.ts';
import { anAnswer, aRecord, aSource } from '../builders/a-history.ts';
import { aHistoryReport } from '../builders/a-history-report.ts';
import { aRecall } from '../builders/a-recall.ts';
import { FULL_CONTENT } from './printable-sticker.ts';

const inApril = (year: number) => Date.UTC(year, 3, 7);

/** Records of many kinds, with findings and contradictory readings. */
export const MANY_RECORDS: readonly HistoryRecord[] = [
  aRecord('title', { recordId: 't1', at: inApril(2003), place: 'CA', odometer: { value: 12, unit: 'mi' } }),
  aRecord('odometer', { recordId: 'o1', at: inApril(2006), odometer: { value: 41_210, unit: 'mi' } }),
  aRecord('title', { recordId: 't2', at: inApril(2009), brandCodes: ['11'], odometer: { value: 88_340, unit: 'mi' } }),
  aRecord('odometer', { recordId: 'o2', at: inApril(2012), odometer: { value: 121_905, unit: 'mi' } }),
  aRecord('odometer', { recordId: 'o3', at: inApril(2014), odometer: { value: 74_300, unit: 'mi' } }),
  aRecord('title', { recordId: 't3', at: inApril(2015), place: 'OK' }),
  aRecord('accident', { recordId: 'a1', at: inApril(2008), severity: 'severe', description: 'Front damage' }),
  aRecord('salvage', { recordId: 's1', at: inApril(2009) }),
  aRecord('theft', { recordId: 'th1', at: inApril(2010), recoveredAt: inApril(2011) }),
  aRecord('lien', { recordId: 'l1' }),
  aRecord('auction', { recordId: 'au1', at: inApril(2025), announcements: ['Structural damage'] }),
  aRecord('listing', { recordId: 'li1', at: inApril(2025) }),
  aRecord('owner', { recordId: 'ow1', use: 'taxi', at: inApril(2003) }),
  aRecord('owner', { recordId: 'ow2', at: inApril(2012) }),
  aRecord('recall', { recordId: 'r1' }),
  aRecord('recall', { recordId: 'r2', recall: aRecall({ campaign: '24V999000', parkIt: true }) }),
];

/**
 * Returns a report of the records of one source, with a second source that did not answer.
 *
 * @example
 * reportOf([]).verdict.level; // 'nothing-found'
 */
export function reportOf(records: readonly HistoryRecord[], knowsVehicle = true): HistoryReport {
  return aHistoryReport({
    vehicle: FULL_CONTENT.vehicle,
    answers: [
      anAnswer({ outcome: { kind: 'answered', knowsVehicle, records } }),
      anAnswer({
        source: aSource({ id: 'silent', name: 'Silent register', sections: ['theft'] }),
        outcome: { kind: 'failed' },
      }),
    ],
  });
}

/**
 * Returns a stored report.
 *
 * @example
 * reportPdf(storedReport(reportOf(MANY_RECORDS)), TEST_PRINT);
 */
export function storedReport(snapshot: HistoryReport): PrintableReport {
  return { id: 'report-1', createdAt: inApril(2026), snapshot };
}
