import { describe, expect, it } from 'vitest';
import { balancedHeight, columnCount, flowRows, GROUP_GAP, type Row, type RowGroup } from './flow-rows.ts';

const row = (height: number): Row => ({ height, draw: () => {} });
const group = (heading: Row, rows: readonly Row[], continued = row(10)): RowGroup => ({ heading, continued, rows });

describe('flowRows', () => {
  it('stacks rows that fit, with a gap between groups', () => {
    const placed = flowRows([group(row(10), [row(10)]), group(row(10), [row(10)])], () => 100);
    expect(placed.map(({ column, top }) => [column, top])).toEqual([
      [0, 0],
      [0, 10],
      [0, 20 + GROUP_GAP],
      [0, 30 + GROUP_GAP],
    ]);
  });

  it('repeats the heading when a group continues in another column', () => {
    const continued = row(12);
    const placed = flowRows([group(row(10), [row(10), row(10)], continued)], () => 25);
    expect(placed[2]).toEqual({ column: 1, top: 0, row: continued });
    expect(placed[3]).toMatchObject({ column: 1, top: 12 });
  });

  it('never separates a heading from its first row', () => {
    const heading = row(10);
    const placed = flowRows([group(row(10), [row(10)]), group(heading, [row(10)])], () => 38);
    expect(placed.find((one) => one.row === heading)).toMatchObject({ column: 1, top: 0 });
  });

  it('skips columns that are too short if taller ones follow', () => {
    const placed = flowRows([group(row(10), [row(30)])], (column) => (column < 2 ? 20 : 100));
    expect(placed[0]?.column).toBe(2);
    expect(columnCount(flowRows([group(row(10), [row(300)])], () => 100))).toBe(1);
  });
});

describe('balancedHeight', () => {
  it('levels the columns', () => {
    const groups = [
      group(
        row(10),
        Array.from({ length: 10 }, () => row(10)),
      ),
    ];
    expect(balancedHeight(groups, 2, 200)).toBe(60);
    expect(balancedHeight(groups, 1, 200)).toBe(110);
  });
});
