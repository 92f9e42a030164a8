import { describe, expect, it } from 'vitest';
import { type InspectionCheck, inspectionChecklist } from './inspection-checklist.ts';
import type { FindingMatter } from './report-finding.ts';
import { TITLE_BRANDS } from './title-brand.ts';

/** Returns the checks that these findings add to the standard checks. */
function calledFor(...matters: readonly FindingMatter[]): readonly InspectionCheck[] {
  return inspectionChecklist(matters.map((matter, index) => ({ id: String(index), matter })))
    .flatMap(({ points }) => points)
    .filter(({ because }) => because.length > 0)
    .map(({ check }) => check);
}

const brand = (brandCode: string): FindingMatter => ({ code: 'brand', brandCode, state: 'TX' });

describe('inspectionChecklist', () => {
  it('contains the essential checks for every vehicle', () => {
    expect(inspectionChecklist([])).toEqual([
      { area: 'papers', points: [{ check: 'original-title', because: [] }] },
      { area: 'outside', points: [{ check: 'vin-plates', because: [] }] },
      {
        area: 'drive',
        points: [
          { check: 'straight-tracking', because: [] },
          { check: 'expert-inspection', because: [] },
        ],
      },
    ]);
  });

  it.each<[string, FindingMatter, readonly InspectionCheck[]]>([
    ['a flood', brand('01'), ['carpets-and-smell', 'wiring', 'corrosion', 'oil-and-fluids']],
    ['salt water', brand('4'), ['carpets-and-smell', 'wiring', 'corrosion', 'oil-and-fluids']],
    ['fire', brand('02'), ['repair-papers', 'wiring', 'scorch-marks']],
    ['hail', brand('03'), ['panel-gaps', 'hail-dents']],
    ['salvage', brand('11'), ['repair-papers', 'panel-gaps', 'airbags', 'frame', 'straight-tracking']],
    ['a taxi', brand('17'), ['service-papers', 'pedals-and-seat', 'mounting-holes']],
    ['a kit', brand('06'), ['original-title', 'vin-plates', 'frame']],
    ['theft', brand('36'), ['original-title', 'police-check', 'vin-plates', 'locks']],
    ['an unknown brand', brand('99'), ['original-title']],
    [
      'an odometer rollback',
      { code: 'odometer', reason: { kind: 'rollback', milesLost: 9 }, isExempt: false },
      ['service-papers', 'pedals-and-seat', 'instruments'],
    ],
    [
      'an accident with possible airbag deployment',
      { code: 'accident', severity: 'minor', airbagsDeployed: null },
      ['repair-papers', 'panel-gaps', 'airbags', 'frame', 'straight-tracking'],
    ],
    [
      'an accident without airbag deployment',
      { code: 'accident', severity: 'minor', airbagsDeployed: false },
      ['repair-papers', 'panel-gaps', 'frame', 'straight-tracking'],
    ],
    ['money owed', { code: 'lien', holder: 'First Bank' }, ['lien-release']],
    ['a recall', { code: 'recall', campaign: '1', component: '', parkIt: false, parkOutside: false }, ['recall-proof']],
  ])('adds checks after %s', (_what, matter, checks) => {
    expect(calledFor(matter)).toEqual(checks);
  });

  it('adds checks for brands that a washed title omits', () => {
    expect(calledFor({ code: 'title-wash', brandCodes: ['01'], from: 'TX', to: 'OK' })).toEqual([
      'original-title',
      'carpets-and-smell',
      'wiring',
      'corrosion',
      'oil-and-fluids',
    ]);
  });

  it('lists each check once with all findings that require it', () => {
    const [papers] = inspectionChecklist([
      { id: 'a', matter: { code: 'stolen' } },
      { id: 'b', matter: brand('99') },
      { id: 'c', matter: { code: 'lien', holder: 'First Bank' } },
    ]);
    expect(papers?.points).toEqual([
      { check: 'original-title', because: ['a', 'b'] },
      { check: 'lien-release', because: ['c'] },
      { check: 'police-check', because: ['a'] },
    ]);
  });

  it('has checks for every brand except actual mileage', () => {
    const quiet = TITLE_BRANDS.filter(({ code }) => calledFor(brand(code)).length === 0);
    expect(quiet.map(({ code }) => code)).toEqual(['68']);
  });
});
