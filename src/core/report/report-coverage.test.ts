import { describe, expect, it } from 'vitest';
import { anAnswer, aRecord, aSource } from '#tests/builders/a-history.ts';
import { REPORT_SECTIONS, recordsFrom, sectionOf } from './history-source.ts';
import { coverageOf } from './report-coverage.ts';

const stateOf = (answers: Parameters<typeof coverageOf>[0], section = 'titles') =>
  coverageOf(answers).find((one) => one.section === section)?.state;

describe('coverageOf', () => {
  it('distinguishes found, clear, no data and not checked', () => {
    const records = [aRecord('title')];
    expect(stateOf([anAnswer({ outcome: { kind: 'answered', knowsVehicle: true, records } })])).toBe('found');
    expect(stateOf([anAnswer()])).toBe('clear');
    expect(stateOf([anAnswer({ outcome: { kind: 'answered', knowsVehicle: false, records: [] } })])).toBe('no-data');
    expect(stateOf([anAnswer({ outcome: { kind: 'failed' } })])).toBe('not-checked');
    expect(stateOf([anAnswer({ outcome: { kind: 'not-connected' } })])).toBe('not-checked');
    expect(stateOf([anAnswer({ source: aSource({ sections: ['theft'] }) })])).toBe('not-checked');
  });

  it('is clear if at least a single source has data on the vehicle', () => {
    const stranger = anAnswer({ outcome: { kind: 'answered', knowsVehicle: false, records: [] } });
    expect(stateOf([stranger, anAnswer()])).toBe('clear');
    expect(stateOf([stranger, anAnswer({ outcome: { kind: 'failed' } })])).toBe('no-data');
  });

  it('lists the sources that answered and those that did not', () => {
    const down = anAnswer({ source: aSource({ id: 'b', name: 'Other' }), outcome: { kind: 'failed' } });
    expect(coverageOf([anAnswer(), down])[0]).toEqual({
      section: 'titles',
      state: 'clear',
      records: 0,
      checked: ['Demonstration registry'],
      missing: ['Other'],
    });
  });

  it('DEL-04 counts each record in exactly one section, so that the sections add up', () => {
    const records = [
      aRecord('title', { odometer: { value: 1, unit: 'mi' } }),
      aRecord('odometer', { recordId: '2' }),
      aRecord('accident'),
    ];
    const sections = coverageOf([anAnswer({ outcome: { kind: 'answered', knowsVehicle: true, records } })]);
    expect(sections.filter((one) => one.records > 0).map((one) => [one.section, one.records])).toEqual([
      ['titles', 1],
      ['odometer', 1],
      ['accidents', 1],
    ]);
  });

  it('finds the odometer section if the only reading is part of another record', () => {
    const records = [aRecord('title', { odometer: { value: 1, unit: 'mi' } })];
    const answers = [anAnswer({ outcome: { kind: 'answered', knowsVehicle: true, records } })];
    const odometer = coverageOf(answers).find(({ section }) => section === 'odometer');
    expect(odometer).toMatchObject({ state: 'found', records: 0 });
  });

  it('covers all sections in order', () => {
    expect(coverageOf([]).map(({ section }) => section)).toEqual(REPORT_SECTIONS);
  });
});

describe('recordsFrom', () => {
  it('sorts records and removes duplicates', () => {
    const [early, late] = [aRecord('title', { at: 1 }), aRecord('listing', { at: 2, recordId: '2' })];
    const outcome = { kind: 'answered', knowsVehicle: true, records: [late, early, early] } as const;
    expect(recordsFrom([anAnswer({ outcome }), anAnswer({ outcome: { kind: 'failed' } })])).toEqual([early, late]);
  });

  it('retains records of two kinds with the same number', () => {
    const outcome = {
      kind: 'answered',
      knowsVehicle: true,
      records: [aRecord('title'), aRecord('odometer')],
    } as const;
    expect(recordsFrom([anAnswer({ outcome })])).toHaveLength(2);
  });
});

it.each([
  ['title', 'titles'],
  ['odometer', 'odometer'],
  ['accident', 'accidents'],
  ['salvage', 'salvage'],
  ['theft', 'theft'],
  ['lien', 'liens'],
  ['auction', 'auctions'],
  ['listing', 'listings'],
  ['recall', 'recalls'],
  ['owner', 'owners'],
] as const)('a record of kind %s belongs to %s', (kind, section) => {
  expect(sectionOf(kind)).toBe(section);
});
