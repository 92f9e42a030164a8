import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BulkCheck } from '#core/vehicle/bulk-check.ts';
import { MAX_BULK_VINS } from '#core/vehicle/bulk-check.ts';
import { demonstrationUsers } from '#origin/demonstration/demonstration-users.ts';
import { findHostPort } from '../crashes/host-port.ts';
import { createHostProcess } from '../crashes/host-process.ts';
import { openTab } from '../crashes/open-tab.ts';
import { openVpicForTests } from '../setup/vpic-rows.ts';
import type { BenchmarkResult } from './benchmark.ts';
import { distinctVins } from './distinct-vins.ts';
import { percentile } from './percentile.ts';

const ROUNDS = 5;
/** One of this many lines can't be checked. */
const WRONG_EACH = 100;
const WRONG_LINES = MAX_BULK_VINS / WRONG_EACH;

/** Measures a dealer's list of the maximum length, sent through the library to the running product and back. */
export async function benchmarkBulk(): Promise<BenchmarkResult> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-bulk-'));
  const host = createHostProcess({ port: await findHostPort(), dataDir });
  try {
    await host.start();
    const list = new TextEncoder().encode(await listOfVins());
    const checkVinList = await signedInDealer(host.address);
    const milliseconds: number[] = [];
    let last: BulkCheck = { checked: [], unchecked: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const started = performance.now();
      const checked = await checkVinList(list);
      if (checked.isErr()) throw new Error(`The list was not checked: ${checked.error.code}.`);
      last = checked.value;
      // Skip the first round, in which compilers and caches are cold.
      if (round > 0) milliseconds.push(performance.now() - started);
    }
    const median = percentile(milliseconds, 0.5);
    const alone = { peer: null } as const;
    return {
      peer: 'none',
      figures: [
        { name: 'VINs per second', unit: '', ours: MAX_BULK_VINS / (median / 1_000), ...alone, better: 'higher' },
        { name: 'the whole list, median', unit: 'ms', ours: median, ...alone, better: 'lower' },
        { name: 'the whole list, slowest', unit: 'ms', ours: Math.max(...milliseconds), ...alone, better: 'lower' },
        {
          ...{ name: 'lines checked', unit: '', ours: last.checked.length, ...alone, better: 'higher' },
          target: {
            text: `${MAX_BULK_VINS - WRONG_LINES}`,
            met: last.checked.length === MAX_BULK_VINS - WRONG_LINES,
          },
        },
        {
          ...{ name: 'lines reported as invalid', unit: '', ours: last.unchecked.length, ...alone, better: 'lower' },
          target: { text: `${WRONG_LINES}`, met: last.unchecked.length === WRONG_LINES },
        },
        {
          name: 'lines without make and model',
          unit: '',
          ours: last.checked.filter(({ make, model }) => make === null || model === null).length,
          ...alone,
          better: 'lower',
        },
      ],
      notes: [
        `${MAX_BULK_VINS.toLocaleString('en-US')} distinct lines, one in ${WRONG_EACH} of them not a VIN; ${ROUNDS} rounds after one warm-up round.`,
        'Measured from passing the file to the library until the response is read: uploaded, decoded, compared with the recalls.',
      ],
    };
  } finally {
    await host.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function listOfVins(): Promise<string> {
  const vins = distinctVins(await openVpicForTests(), { count: MAX_BULK_VINS, seed: 10, latestYear: 2026 });
  // Seventeen characters with a typical mistake in typed lists: an O for a zero.
  const lines = vins.map((vin, index) => (index % WRONG_EACH === 0 ? `O${vin.slice(1)}` : vin));
  return ['VIN', ...lines].join('\n');
}

async function signedInDealer(address: string) {
  const dealer = demonstrationUsers.find(({ userType }) => userType === 'dealer');
  if (!dealer) throw new Error('The demonstration has no dealer.');
  const tab = openTab({ addresses: [address], callsFrom: '10.4.0.1' }, 'bulk');
  const signedIn = await tab.get('logIn')({ email: dealer.email, password: dealer.password });
  if (signedIn.isErr()) throw new Error(`The dealer cannot sign in: ${signedIn.error.code}.`);
  return tab.get('checkVinList');
}
