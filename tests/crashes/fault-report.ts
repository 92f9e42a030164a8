import { PROBLEM_KINDS } from './problem.ts';
import type { ScenarioResult } from './scenario.ts';

const HEAD = ['', 'rounds', 'wanted', 'bought', 'retried', 'caught midway', 'held up', ...PROBLEM_KINDS, 'seconds'];

/** Returns the figures of all scenarios as a table for a terminal, and the number of passed checks. */
export function faultReport(results: readonly ScenarioResult[]): string {
  const rows = [HEAD, ...results.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const sum = (count: (result: ScenarioResult) => number) => results.reduce((total, each) => total + count(each), 0);
  return `${lines.join('\n')}\n\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed\n`;
}

function rowOf({
  name,
  rounds,
  purchases,
  acknowledged,
  retried,
  caughtMidway,
  heldUp,
  problems,
  seconds,
}: ScenarioResult) {
  const found = PROBLEM_KINDS.map((kind) => problems.filter((problem) => problem.kind === kind).length);
  const figures = [rounds, purchases, acknowledged, retried, caughtMidway, heldUp, ...found];
  return [name, ...figures.map((figure) => figure.toLocaleString('en-US')), seconds.toFixed(1)];
}
