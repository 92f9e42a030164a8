import { describe, expect, it } from 'vitest';
import type { CheckedVin, UncheckedLine } from './bulk-check.ts';
import { bulkCheckCsv } from './bulk-check-csv.ts';

const words = {
  headings: ['Line', 'VIN'],
  finding: (line: CheckedVin | UncheckedLine) => ('problem' in line ? line.problem : 'checked'),
  checkDigit: (valid: boolean | null) => (valid === null ? '' : String(valid)),
};
const accord: CheckedVin = {
  line: 3,
  vin: '1HGCM82693A000001',
  year: 2003,
  make: 'Honda',
  model: 'Accord',
  checkDigitValid: true,
  codes: [0],
  suggestedVin: null,
  recalls: 1,
};
const unchecked = (text: string): UncheckedLine => ({ line: 2, text, problem: 'vin-characters', firstLine: null });
const linesOf = (check: Parameters<typeof bulkCheckCsv>[0]) => bulkCheckCsv(check, words).split('\r\n');

describe('bulkCheckCsv', () => {
  it('contains each line of the file in order, whether checked or not', () => {
    expect(linesOf({ checked: [accord, { ...accord, line: 1, recalls: null }], unchecked: [unchecked('?')] })).toEqual([
      '\uFEFFLine,VIN',
      '1,1HGCM82693A000001,checked,2003,Honda,Accord,true,0,,',
      '2,?,vin-characters,,,,,,,',
      '3,1HGCM82693A000001,checked,2003,Honda,Accord,true,0,,1',
      '',
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
    ['a,b', '"a,b"'],
    ['1=1', '1=1'],
    [';=1', '";\'=1"'],
    ['x;+1;-1', '"x;\'+1;\'-1"'],
    ['＝1', "'＝1"],
    ['；', '；'],
    ['x;＠SUM(A1)', '"x;\'＠SUM(A1)"'],
    [' =1', "' =1"],
    ['\u200B=1', "'\u200B=1"],
    ['a\n=1', '"a\n\'=1"'],
    ['1HGCM82693A000001', '1HGCM82693A000001'],
  ])('SEC-11 neutralizes formulas and preserves cell boundaries in spreadsheets: %s', (text, cell) => {
    expect(linesOf({ checked: [], unchecked: [unchecked(text)] })[1]).toBe(`2,${cell},vin-characters,,,,,,,`);
  });
});
