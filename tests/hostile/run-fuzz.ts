// Sends generated and hostile inputs to every call and page of the built product, over a real socket. Usage: npm run
// test:fuzz [-- --seed NUMBER] [--inputs NUMBER] [PART OF A PATH …] (10,000 inputs per call by default)
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '../crashes/seeded-random.ts';
import { startProductProcess } from '../e2e/product-process.ts';
import { findBlocking, fuzzProduct } from './fuzz-product.ts';
import { productCalls } from './product-calls.ts';
import { signInAsDemonstration } from './sign-in.ts';
import { createTurnMeter } from './turn-meter.ts';

const INPUTS = 10_000;

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, inputs: { type: 'string' } },
  allowPositionals: true,
});
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const inputs = values.inputs === undefined ? INPUTS : Number(values.inputs);
const calls = productCalls().filter(
  ({ path: called }) => positionals.length === 0 || positionals.some((part) => called.includes(part)),
);
const obstacle = [
  Number.isInteger(seed) ? undefined : '--seed: expected a whole number',
  Number.isInteger(inputs) && inputs > 0 ? undefined : '--inputs: expected 1 or more',
  calls.length > 0 ? undefined : `No call or page contains ${positionals.join(' or ')} in its path.`,
].find((text) => text !== undefined);
if (obstacle !== undefined) {
  process.stderr.write(`${obstacle}\n`);
  process.exit(2);
}

process.stdout.write(`Seed ${seed}; --seed ${seed} sends the same inputs again.\n`);
const dataDir = await mkdtemp(path.join(tmpdir(), 'vinport-fuzz-'));
const meter = await createTurnMeter();
const product = await startProductProcess({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  DEMO: '1',
  HOST: '127.0.0.1',
  PORT: '0',
  SITE_DOMAIN: 'test.vinport.example',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
  ...meter.env,
});
try {
  const token = await signInAsDemonstration(product.url);
  const failed = await fuzzProduct({ address: product.url, calls, random: createSeededRandom(seed), inputs, token });
  const blocked = await findBlocking({ address: product.url, calls }, meter);
  for (const line of failed.slice(0, 50)) process.stdout.write(`Not below 500: ${line.slice(0, 500)}\n`);
  for (const { what, ms, allowedMs } of blocked) {
    process.stdout.write(`Blocked for ${ms.toFixed(1)} ms, allowed ${allowedMs.toFixed(1)} ms: ${what}\n`);
  }
  const count = calls.length * inputs;
  process.stdout.write(
    `${count} inputs to ${calls.length} calls and pages; ${failed.length} not answered below 500, ${blocked.length} blocked.\n`,
  );
  process.exitCode = failed.length + blocked.length === 0 ? 0 : 1;
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
