import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import { createTestPostgresDatabase } from '../setup/test-postgres-database.ts';
import { crashRounds } from './crash-rounds.ts';
import { findHostPort } from './host-port.ts';
import { createHostProcess, type HostProcess } from './host-process.ts';
import { renewAtBoth } from './renewals.ts';
import { sameKeyAtBoth } from './same-key.ts';
import type { ScenarioResult } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A fault scenario with its own hosts and database. `rounds` replaces its default number. */
export type Scenario = (random: SeededRandom, postgresUrl: string, rounds?: number) => Promise<ScenarioResult>;

const ROUNDS_BY_CHANCE = 10;
/** Rounds with random kills, alternating with one before each write that affects money. */
const BEFORE_EACH_WRITE = [
  ...[null, 'orders', null, 'sandbox_payments', null, 'credit_ledger', null, 'mails'],
  ...['documents', 'deliveries', null, 'refunds'],
] as const;
const SAME_KEY_ROUNDS = 10;
const RENEWAL_ROUNDS = 4;

/** All scenarios, by name. */
export const SCENARIOS: ReadonlyMap<string, Scenario> = new Map([
  ['one-host', oneHost],
  ['same-key', twoHosts((scene, rounds = SAME_KEY_ROUNDS) => sameKeyAtBoth({ ...scene, rounds }))],
  [
    'lost-host',
    twoHosts((scene, rounds = BEFORE_EACH_WRITE.length) =>
      crashRounds({ ...scene, name: 'two hosts, one killed', heldUpAt: repeated(BEFORE_EACH_WRITE, rounds) }),
    ),
  ],
  ['renewals', twoHosts((scene, rounds = RENEWAL_ROUNDS) => renewAtBoth({ ...scene, rounds }))],
]);

interface TwoHosts {
  readonly hosts: readonly [HostProcess, HostProcess];
  readonly location: DatabaseLocation;
  readonly random: SeededRandom;
}

async function oneHost(random: SeededRandom, _postgresUrl: string, rounds = ROUNDS_BY_CHANCE): Promise<ScenarioResult> {
  const place = { port: await findHostPort(), dataDir: dataDir() };
  const location = { engine: 'sqlite', path: path.join(place.dataDir, 'vinport.sqlite') } as const;
  const host = createHostProcess(place);
  const name = 'one host on SQLite, killed';
  await host.start();
  return crashRounds({ name, heldUpAt: repeated([null], rounds), location, hosts: [host], random }).finally(() =>
    host.kill(),
  );
}

function twoHosts(play: (scene: TwoHosts, rounds?: number) => Promise<ScenarioResult>): Scenario {
  return async (random, postgresUrl, rounds) => {
    const database = await createTestPostgresDatabase({ serverUrl: postgresUrl });
    const aHost = async () =>
      createHostProcess({ port: await findHostPort(), dataDir: dataDir(), databaseUrl: database.url });
    const hosts = [await aHost(), await aHost()] as const;
    try {
      await Promise.all(hosts.map((host) => host.start()));
      return await play({ hosts, location: { engine: 'postgres', url: database.url }, random }, rounds);
    } finally {
      await Promise.all(hosts.map((host) => host.kill()));
      await database.drop();
    }
  };
}

/** Returns as many elements as there are rounds, repeated from the start if necessary. */
function repeated<Each>(each: readonly Each[], rounds: number): readonly Each[] {
  return Array.from({ length: Math.ceil(rounds / each.length) }, () => each)
    .flat()
    .slice(0, rounds);
}

function dataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinport-faults-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
