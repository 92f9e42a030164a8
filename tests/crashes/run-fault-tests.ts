// Kills hosts during purchases and renewals, and checks that no money or credits are lost or duplicated. Usage: npm run
// test:faults [-- --seed NUMBER] [--rounds NUMBER] [SCENARIO …] (about two minutes on an idle machine)
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '#scripts/quality/postgres-programs.ts';
import { openPostgres } from '../setup/postgres.ts';
import { faultReport } from './fault-report.ts';
import type { ScenarioResult } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { createSeededRandom } from './seeded-random.ts';

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, rounds: { type: 'string' } },
  allowPositionals: true,
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
// Each scenario has its own default number of rounds. Use more for a rare fault, and one for a first look.
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
const wanted = positionals.length > 0 ? positionals : [...SCENARIOS.keys()];
const unknown = wanted.filter((name) => !SCENARIOS.has(name));
const noPostgres = await ensurePostgres();
const obstacle = [
  Number.isInteger(seed) ? undefined : '--seed: expected a whole number',
  rounds === undefined || (Number.isInteger(rounds) && rounds > 0) ? undefined : '--rounds: expected 1 or more',
  unknown.length === 0 ? undefined : `Unknown: ${unknown.join(', ')}. There are: ${[...SCENARIOS.keys()].join(', ')}.`,
  noPostgres,
].find((text) => text !== undefined);
if (obstacle !== undefined) {
  process.stderr.write(`${obstacle}\n`);
  process.exit(2);
}
// Exit with process.exit, so that the hosts are ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

process.stdout.write(`Seed ${seed}; --seed ${seed} draws the same purchases and moments again.\n`);
const results: ScenarioResult[] = [];
const postgres = await openPostgres();
try {
  for (const name of wanted) {
    const result = await SCENARIOS.get(name)?.(createSeededRandom(seed), postgres.url, rounds);
    if (result !== undefined) results.push(result);
  }
} finally {
  await postgres.close();
}
process.stdout.write(`\n${faultReport(results)}`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
