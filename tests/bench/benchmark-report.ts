import { type BenchmarkResult, type Figure, ratioOf } from './benchmark.ts';

/**
 * Returns the figures as a table for a terminal: our value, the peer's, the ratio, and whether the target was met.
 *
 * @example
 * process.stdout.write(benchmarkReport('decode', result));
 */
export function benchmarkReport(name: string, { peer, figures, notes }: BenchmarkResult): string {
  const rows = [['', 'ours', 'peer', 'ratio', 'target'], ...figures.map(rowOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => row.map((cell, column) => aligned(cell, column, widths[column] ?? 0)).join('  '));
  return `${[`${name} (peer: ${peer})`, ...lines, ...notes.map((note) => `- ${note}`)].map((line) => line.trimEnd()).join('\n')}\n`;
}

function rowOf(figure: Figure): string[] {
  const { name, unit, ours, peer, target } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    withUnit(ours, unit),
    peer === null ? '–' : withUnit(peer, unit),
    ratio === null ? '–' : `${short(ratio)} ×`,
    target === undefined ? '' : `${target.met ? '✓' : '✗'} ${target.text}`,
  ];
}

const withUnit = (value: number, unit: string) => (unit === '' ? short(value) : `${short(value)} ${unit}`);

const short = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 4 });

// Text is left-aligned, numbers are right-aligned.
const aligned = (cell: string, column: number, width: number) =>
  column === 0 || column === 4 ? cell.padEnd(width) : cell.padStart(width);
