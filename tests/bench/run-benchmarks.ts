// Runs benchmarks by name, or all of them. Prints their results and saves them to reports/bench/NAME.json. Usage: npm
// run bench [-- NAME …]
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { type Benchmark, ratioOf } from './benchmark.ts';
import { benchmarkReport } from './benchmark-report.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { type Environment, environment } from './environment.ts';
import { REPORTS_FOLDER } from './stored-report.ts';

async function runBenchmark(name: string, load: () => Promise<Benchmark>, measuredOn: Environment): Promise<boolean> {
  const benchmark = await load();
  const result = await benchmark();
  const figures = result.figures.map((figure) => ({ ...figure, ratio: ratioOf(figure) }));
  const file = path.join(REPORTS_FOLDER, `${name}.json`);
  mkdirSync(REPORTS_FOLDER, { recursive: true });
  const report = { name, measuredAt: new Date().toISOString(), environment: measuredOn, ...result, figures };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`${benchmarkReport(name, result)}  written to ${path.relative(projectRoot, file)}\n\n`);
  return result.figures.every(({ target }) => target === undefined || target.met);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. The benchmarks are: ${Object.keys(BENCHMARKS).join(', ')}.\n`);
  process.exit(2);
}

const measuredOn = environment();
const { node, system, processor, cores, memoryGb, load } = measuredOn;
process.stdout.write(`Node ${node}, ${system}, ${cores} × ${processor}, ${memoryGb} GB, load ${load}\n\n`);
let allMet = true;
// Run sequentially, because parallel benchmarks would affect each other.
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!(await runBenchmark(name, benchmark, measuredOn))) allMet = false;
}
if (asked.length === 0) await import('./write-docs.ts');
process.exitCode = allMet ? 0 : 1;
