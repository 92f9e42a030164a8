import { describe, expect, it } from 'vitest';
import { aRecord } from '#tests/builders/a-history.ts';
import { aRecall } from '#tests/builders/a-recall.ts';
import { eventFindings } from './event-findings.ts';
import type { HistoryRecord } from './history-record.ts';
import { odometerFindings } from './odometer-findings.ts';
import { named } from './report-finding.ts';
import { titleFindings } from './title-findings.ts';

const day = 86_400_000;
const weights = (findings: readonly { readonly weight: string; readonly matter: { readonly code: string } }[]) =>
  findings.map(({ weight, matter }) => `${weight} ${matter.code}`);

describe('titleFindings', () => {
  it.each([
    ['11', 'severe'],
    ['36', 'caution'],
    ['17', 'caution'],
    ['30', 'caution'],
    ['37', 'caution'],
    ['69', 'severe'],
    ['68', 'notice'],
    ['71', 'notice'],
  ])('rates brand %s as %s', (code, weight) => {
    expect(titleFindings([aRecord('title', { brandCodes: [code] })])).toMatchObject([
      { section: 'titles', weight, matter: { code: 'brand', brandCode: code, state: 'TX' } },
    ]);
  });

  it('lists a brand once with all titles that have it, and skips unknown codes', () => {
    const titles = ['1', '2'].map((recordId) => aRecord('title', { recordId, brandCodes: ['11', '99'] }));
    const [finding, ...more] = titleFindings(titles);
    expect(finding?.evidence.map(({ recordId }) => recordId)).toEqual(['1', '2']);
    expect(more).toEqual([]);
  });

  it('lists a washed title before its brand, with both titles as evidence', () => {
    const branded = aRecord('title', { recordId: '1', place: 'TX', brandCodes: ['11'] });
    const clean = aRecord('title', { recordId: '2', place: 'OK', at: branded.at + day });
    const [wash, brand] = titleFindings([branded, clean]);
    expect(wash).toMatchObject({
      weight: 'severe',
      matter: { code: 'title-wash', brandCodes: ['11'], from: 'TX', to: 'OK' },
      evidence: [{ recordId: '1' }, { recordId: '2', at: clean.at }],
    });
    expect(brand?.matter.code).toBe('brand');
  });

  it('finds no title washing if a state is unknown', () => {
    const branded = aRecord('title', { recordId: '1', place: null, brandCodes: ['11'] });
    const clean = aRecord('title', { recordId: '2', place: 'OK', at: branded.at + day });
    expect(weights(titleFindings([branded, clean]))).toEqual(['severe brand']);
  });
});

describe('odometerFindings', () => {
  const read = (value: number, days: number, unit: 'mi' | 'km' = 'mi') =>
    aRecord('odometer', { recordId: String(days), at: days * day, odometer: { value, unit } });

  it.each([
    ['rollback', 'severe', [read(90_000, 0), read(60_000, 400)], 2003],
    ['implausible-rate', 'caution', [read(1_000, 0), read(90_000, 3)], 2003],
    ['unit-mix-up', 'notice', [read(50_000, 0), read(82_000, 10)], 2003],
    ['five-digit-rollover', 'caution', [read(95_000, 0), read(2_000, 400)], 1980],
  ] as const)('rates %s as %s', (kind, weight, records, modelYear) => {
    const findings = odometerFindings(records, { modelYear, grossWeightPounds: null });
    expect(findings).toMatchObject([{ section: 'odometer', weight, matter: { code: 'odometer', reason: { kind } } }]);
    expect(findings[0]?.evidence).toHaveLength(2);
    expect(findings[0]?.matter).not.toHaveProperty('reason.readings');
  });

  it('uses readings from every kind of record and states if a reading is exempt from disclosure', () => {
    const odometer = (value: number) => ({ value, unit: 'mi' }) as const;
    const records = [
      aRecord('title', { recordId: '1', at: 0, odometer: odometer(90_000) }),
      aRecord('auction', { recordId: '2', at: 400 * day, odometer: odometer(60_000) }),
    ];
    const heavy = odometerFindings(records, { modelYear: 2003, grossWeightPounds: 20_000 });
    expect(heavy).toMatchObject([{ matter: { reason: { kind: 'rollback' }, isExempt: true } }]);
    const light = odometerFindings(records, { modelYear: 1968, grossWeightPounds: null });
    expect(light).toMatchObject([{ matter: { isExempt: false } }]);
  });
});

describe('eventFindings', () => {
  it.each<[string, HistoryRecord, readonly string[]]>([
    ['a minor accident', aRecord('accident'), ['caution accident']],
    ['a severe accident', aRecord('accident', { severity: 'severe' }), ['severe accident']],
    ['an accident with airbags', aRecord('accident', { airbagsDeployed: true }), ['severe accident']],
    [
      'an accident with unknown airbag deployment',
      aRecord('accident', { airbagsDeployed: null }),
      ['caution accident'],
    ],
    ['a total loss', aRecord('salvage', { disposition: 'total-loss' }), ['severe salvage']],
    ['a theft', aRecord('theft'), ['severe stolen']],
    ['a resolved theft', aRecord('theft', { recoveredAt: 1 }), ['caution recovered']],
    ['a lien', aRecord('lien'), ['caution lien']],
    ['a released lien', aRecord('lien', { releasedAt: 1 }), []],
    ['announcements', aRecord('auction', { announcements: ['Frame', 'Flood'] }), Array(2).fill('caution announcement')],
    ['a taxi', aRecord('owner', { use: 'taxi' }), ['caution use']],
    ['a private owner', aRecord('owner'), []],
    ['a lease', aRecord('owner', { use: 'lease' }), []],
    ['an owner with unknown use', aRecord('owner', { use: 'unknown' }), []],
    ['a recall', aRecord('recall'), ['caution recall']],
    [
      'a recall with a do-not-drive warning',
      aRecord('recall', { recall: aRecall({ parkIt: true }) }),
      ['severe recall'],
    ],
    [
      'a recall with a park-outside warning',
      aRecord('recall', { recall: aRecall({ parkOutside: true }) }),
      ['severe recall'],
    ],
    ['a title', aRecord('title', { brandCodes: ['11'] }), []],
    ['a reading', aRecord('odometer'), []],
    ['an offer', aRecord('listing'), []],
  ])('rates %s', (_what, record, expected) => {
    expect(weights(eventFindings([record]))).toEqual(expected);
  });

  it("bases each finding on its record, in the record's section", () => {
    const record = aRecord('lien', { recordId: '7', at: 5 });
    expect(eventFindings([record])).toEqual([
      {
        section: 'liens',
        weight: 'caution',
        matter: { code: 'lien', holder: 'First Bank' },
        evidence: [{ source: 'registry', recordId: '7', at: 5 }],
      },
    ]);
  });
});

describe('named', () => {
  it('assigns different IDs to two brands on the same title', () => {
    const findings = titleFindings([aRecord('title', { brandCodes: ['01', '11'] })]).map(named);
    expect(findings.map(({ id }) => id)).toEqual(['brand-01:registry/1', 'brand-11:registry/1']);
  });

  it('derives the ID from all records of a finding', () => {
    const evidence = [
      { source: 'a', recordId: '1', at: 0 },
      { source: 'b', recordId: '2', at: 1 },
    ];
    const finding = { section: 'theft', weight: 'severe', matter: { code: 'stolen' }, evidence } as const;
    expect(named(finding)).toEqual({ ...finding, id: 'stolen:a/1+b/2' });
  });
});
