import type { StoredReport } from './stored-report.ts';

/** Returns the document of all figures: the measurements, the machine, and which targets were met and missed. */
export function benchmarkDocs(reports: readonly StoredReport[]): string {
  const targets = reports.flatMap(({ name, figures }) =>
    figures.flatMap((figure) => (figure.target ? [{ benchmark: name, figure, target: figure.target }] : [])),
  );
  const missed = targets.filter(({ target }) => !target.met);
  const list = missed.map(
    ({ benchmark, figure, target }) =>
      `- ${benchmark}: ${figure.name}, ${measured(figure.ours, figure.unit)}${timesOf(figure.ratio)}; promised ${target.text}`,
  );
  return `${[
    '# Benchmarks',
    'Written by `npm run docs:benchmarks` from the last run of each benchmark; do not edit.',
    'Each figure stands beside that of a peer, measured in the same run on the same machine: the ratio counts, and above 1 ours is better. Run them again with `npm run bench`, or one with `npm run bench -- NAME`, on a machine that does nothing else.',
    `Of ${targets.length} targets ${targets.length - missed.length} are met.`,
    ...(missed.length > 0 ? [`## Missed\n\n${list.join('\n')}`] : []),
    ...reports.map(section),
  ].join('\n\n')}\n`;
}

function section({ name, peer, measuredAt, environment, figures, notes }: StoredReport): string {
  const { node, system, processor, cores, memoryGb, load } = environment;
  const rows = figures.map(({ name: figure, unit, ours, peer: theirs, ratio, target }) =>
    row([
      figure,
      measured(ours, unit),
      measured(theirs, unit),
      ratio === null ? '–' : `${short(ratio)} ×`,
      target ? `${target.met ? 'met' : '**missed**'}: ${target.text}` : '',
    ]),
  );
  return [
    `## ${name}\n`,
    `Peer: ${peer}. Measured on ${measuredAt.slice(0, 10)}: Node ${node}, ${system}, ${cores} × ${processor}, ${memoryGb} GB, load ${load} before the run.\n`,
    row(['', 'ours', 'peer', 'ratio', 'target']),
    '|---|--:|--:|--:|---|',
    ...rows,
    ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : []),
  ].join('\n');
}

const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const measured = (value: number | null, unit: string) =>
  value === null ? '–' : unit === '' ? short(value) : `${short(value)} ${unit}`;

const timesOf = (ratio: number | null) => (ratio === null ? '' : ` (${short(ratio)} ×)`);

const short = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
