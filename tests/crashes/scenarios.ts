import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { DatabaseLocation } from '../../server/origin/db/open-database.ts';
import { createTestPostgresDatabase } from '../setup/test-postgres-database.ts';
import { crashRounds } from './crash-rounds.ts';
import { findHostPort } from './host-port.ts';
import { createHostProcess, type HostProcess } from './host-process.ts';
import { renewAtBoth } from './renewals.ts';
import { sameKeyAtBoth } from './same-key.ts';
import type { ScenarioResult } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Something that goes wrong, played on hosts and a database of its own. */
export type Scenario = (random: SeededRandom, postgresUrl: string) => Promise<ScenarioResult>;

/** Ten rounds, each with a moment that chance picks. */
const BY_CHANCE = Array.from({ length: 10 }, () => null);
/** Rounds by chance, and between them one before each write that money depends on. */
const BEFORE_EACH_WRITE = [null, 'orders', null, 'sandbox_payments', null, 'credit_ledger', null, 'mails'] as const;
const SAME_KEY_TIMES = 100;
const RENEWAL_ROUNDS = 4;

/** All scenarios, by name. */
export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map([
  ['one-host', oneHost],
  ['same-key', twoHosts((scene) => sameKeyAtBoth({ ...scene, times: SAME_KEY_TIMES }))],
  [
    'lost-host',
    twoHosts((scene) => crashRounds({ ...scene, name: 'two hosts, one killed', heldUpAt: BEFORE_EACH_WRITE })),
  ],
  ['renewals', twoHosts((scene) => renewAtBoth({ ...scene, rounds: RENEWAL_ROUNDS }))],
]);

interface TwoHosts {
  readonly hosts: readonly [HostProcess, HostProcess];
  readonly location: DatabaseLocation;
  readonly random: SeededRandom;
}

async function oneHost(random: SeededRandom): Promise<ScenarioResult> {
  const place = { port: await findHostPort(), dataDir: dataDir() };
  const location = { engine: 'sqlite', path: path.join(place.dataDir, 'vinport.sqlite') } as const;
  const host = createHostProcess(place);
  const name = 'one host on SQLite, killed';
  await host.start();
  return crashRounds({ name, heldUpAt: BY_CHANCE, location, hosts: [host], random }).finally(() => host.kill());
}

function twoHosts(play: (scene: TwoHosts) => Promise<ScenarioResult>): Scenario {
  return async (random, postgresUrl) => {
    const database = await createTestPostgresDatabase(postgresUrl);
    const aHost = async () =>
      createHostProcess({ port: await findHostPort(), dataDir: dataDir(), databaseUrl: database.url });
    const hosts = [await aHost(), await aHost()] as const;
    try {
      await Promise.all(hosts.map((host) => host.start()));
      return await play({ hosts, location: { engine: 'postgres', url: database.url }, random });
    } finally {
      await Promise.all(hosts.map((host) => host.kill()));
      await database.drop();
    }
  };
}

function dataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinport-faults-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
