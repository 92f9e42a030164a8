import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAnswer, aRecord, aSource } from '#tests/builders/a-history.ts';
import { aVehicle } from '#tests/builders/a-vehicle.ts';
import { usd } from '#tests/builders/usd.ts';
import { composeReport, type HistoryReport, hasHistory } from './compose-report.ts';
import type { HistoryRecord } from './history-record.ts';
import type { SourceOutcome } from './history-source.ts';
import { reportChanges } from './report-changes.ts';

const now = Date.UTC(2026, 5, 1);
const year = 365 * 86_400_000;

function reportOf(records: readonly HistoryRecord[], knowsVehicle = true): HistoryReport {
  const outcome: SourceOutcome = { kind: 'answered', knowsVehicle, records };
  const answers = [anAnswer({ outcome })];
  return composeReport({
    vehicle: aVehicle(),
    grossWeightPounds: null,
    answers,
    gatheredAt: now,
    demonstration: true,
  });
}

describe('verdict', () => {
  const clean = [aRecord('title'), aRecord('odometer', { recordId: '2' })];

  it('is a warning for a single severe finding, regardless of the coverage', () => {
    const { verdict } = reportOf([aRecord('lien'), aRecord('theft')]);
    expect(verdict).toEqual({ level: 'warning', because: ['stolen:registry/1', 'lien:registry/1'], unknown: [] });
  });

  it('is a caution for caution findings and ignores notices', () => {
    expect(reportOf([aRecord('lien'), ...clean]).verdict.level).toBe('caution');
    const known = reportOf([aRecord('title', { brandCodes: ['68'] }), ...clean]).verdict;
    expect(known).toEqual({ level: 'nothing-found', because: [], unknown: [] });
  });

  it('is nothing-found only if titles and odometer were checked', () => {
    expect(reportOf(clean).verdict.level).toBe('nothing-found');
    expect(reportOf([]).verdict.level).toBe('nothing-found');
    const stranger = reportOf([], false).verdict;
    expect(stranger.level).toBe('not-enough');
    expect(stranger.unknown).toContain('titles');
    const answers = [anAnswer({ source: aSource({ sections: ['titles', 'theft'] }) })];
    const gathered = { vehicle: aVehicle(), grossWeightPounds: null, gatheredAt: now, demonstration: false };
    expect(composeReport({ ...gathered, answers }).verdict.level).toBe('not-enough');
  });
});

describe('composeReport', () => {
  it('sorts findings by weight and everything else by time', () => {
    const [late, early] = [aRecord('theft', { at: 2 }), aRecord('lien', { at: 1 })];
    const report = reportOf([late, early]);
    expect(report.findings.map(({ weight }) => weight)).toEqual(['severe', 'caution']);
    expect(report.records).toEqual([early, late]);
  });

  it('bases every finding on an existing record', () => {
    const kinds = ['title', 'accident', 'salvage', 'theft', 'lien', 'auction', 'owner', 'recall', 'odometer'] as const;
    const record = fc
      .tuple(fc.constantFrom(...kinds), fc.nat(9), fc.nat(4_000), fc.constantFrom('TX', 'OK', null), fc.nat(300_000))
      .map(([kind, id, days, place, value]) =>
        aRecord(kind, {
          recordId: String(id),
          at: days * 86_400_000,
          place,
          odometer: { value, unit: 'mi' },
          ...(kind === 'title' && { brandCodes: id > 5 ? ['11'] : [] }),
        }),
      );
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const report = reportOf(records);
        const names = new Set(report.records.map(({ source, recordId }) => `${source}/${recordId}`));
        for (const { evidence } of report.findings) {
          expect(evidence.length).toBeGreaterThan(0);
          expect(evidence.every(({ source, recordId }) => names.has(`${source}/${recordId}`))).toBe(true);
        }
        expect(report.verdict.because.every((id) => report.findings.some((finding) => finding.id === id))).toBe(true);
        expect(hasHistory(report)).toBe(records.some(({ kind }) => kind !== 'recall'));
      }),
    );
  });

  it('lists the owners in chronological order', () => {
    const first = aRecord('owner', { at: 1, recordId: 'a', use: 'rental', place: 'FL' });
    const second = aRecord('owner', { at: 5, recordId: 'b' });
    expect(reportOf([second, first]).ownerships).toEqual([
      { number: 1, from: 1, until: 5, use: 'rental', place: 'FL', source: 'registry', recordId: 'a' },
      { number: 2, from: 5, until: null, use: 'personal', place: 'TX', source: 'registry', recordId: 'b' },
    ]);
  });

  it('names only the sources that answered', () => {
    const answers = [anAnswer(), anAnswer({ source: aSource({ id: 'down' }), outcome: { kind: 'failed' } })];
    const gathered = { vehicle: aVehicle(), grossWeightPounds: null, gatheredAt: now, demonstration: false };
    expect(composeReport({ ...gathered, answers }).sources.map(({ id }) => id)).toEqual(['registry']);
  });
});

describe('estimated value', () => {
  const offered = (dollars: number, yearsAgo: number, recordId = '1') =>
    aRecord('listing', { recordId, at: now - yearsAgo * year, price: usd(dollars) });

  it('is unknown without a price from the last three years', () => {
    expect(reportOf([aRecord('title')]).estimate).toBeNull();
    expect(reportOf([aRecord('listing', { price: null })]).estimate).toBeNull();
    expect(reportOf([offered(10_000, 3.1)]).estimate).toBeNull();
  });

  it('spans ten percent below and above a current price', () => {
    expect(reportOf([offered(10_000, 0)]).estimate).toEqual({
      low: usd(9_000),
      high: usd(11_000),
      method: 'own-prices-aged',
      evidence: [{ source: 'registry', recordId: '1', at: now }],
    });
  });

  it('depreciates older prices and spans all of them', () => {
    const estimate = reportOf([offered(10_000, 1, '1'), offered(8_000, 0, '2')]).estimate;
    // A year is 12 months at 1% per month: 12% off 10,000, plus 10% on 8,800.
    expect(estimate).toMatchObject({ low: usd(7_200), high: usd(9_700) });
    expect(estimate?.evidence).toHaveLength(2);
  });

  it('uses only the currency of the latest price', () => {
    const euros = aRecord('auction', { recordId: '2', at: now, price: { amount: 500_000, currency: 'EUR' } });
    expect(reportOf([offered(10_000, 1), euros]).estimate).toMatchObject({
      low: { amount: 450_000, currency: 'EUR' },
      evidence: [{ recordId: '2' }],
    });
  });
});

describe('reportChanges', () => {
  it('is empty for two identical reports', () => {
    const report = reportOf([aRecord('lien')]);
    expect(reportChanges(report, report)).toEqual({
      verdict: null,
      addedRecords: [],
      removedRecords: [],
      addedFindings: [],
      removedFindings: [],
      coverage: [],
    });
  });

  it('returns what was added, what was removed, and the new verdict', () => {
    const [lien, theft] = [aRecord('lien'), aRecord('theft', { recordId: '2' })];
    const changes = reportChanges(reportOf([lien]), reportOf([theft]));
    expect(changes).toMatchObject({
      verdict: { from: 'caution', to: 'warning' },
      addedRecords: [theft],
      removedRecords: [lien],
      addedFindings: [{ id: 'stolen:registry/2' }],
      removedFindings: [{ id: 'lien:registry/1' }],
    });
    expect(changes.coverage).toEqual(['theft', 'liens']);
  });
});
