import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import { MIXED, type Outcome } from './attempt.ts';
import { auditAttempts } from './audit-attempts.ts';
import { auditBalances, creditsDue } from './audit-balances.ts';
import { drawCrowd, MEMBERS } from './crowd.ts';
import { type HoldUp, holdUp } from './hold-up.ts';
import type { HostProcess } from './host-process.ts';
import { passAnHour } from './pass-time.ts';
import type { Problem } from './problem.ts';
import { createTally, figuresOf, type ScenarioResult } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';
import { chargedButNotRecorded, nothingIsOpen, readFacts, withDatabase } from './stored-facts.ts';
import { until } from './until.ts';
import { auditSigningIn, registerMembers, visit } from './visit.ts';

/** Hosts on one database, and how they are killed. */
export interface CrashRounds {
  readonly name: string;
  readonly location: DatabaseLocation;
  /** With random kills, the first host is killed in the first two rounds, the next one in the next two. */
  readonly hosts: readonly [HostProcess, ...HostProcess[]];
  readonly random: SeededRandom;
  /** The table where a host is blocked before it is killed, per round, or `null` for a random moment. */
  readonly heldUpAt: readonly (HoldUp<HostProcess>['table'] | null)[];
}

const SETTLED_WITHIN_MS = 20_000;
/** Each round sends about 90 requests. */
const KILLED_BEFORE_REQUEST = 70;
/** Early enough that the awaited write is still to come. Refunds are written last. */
const HELD_UP_BEFORE_REQUEST = 10;
const KILLED_WITHIN_MS = 60;

/**
 * Kills a host repeatedly while a crowd makes purchases. A single host is restarted immediately, as by a process
 * manager, and the crowd's own retries continue. With several hosts, the others take over. The host's job settles what
 * is left open, and then all reported results must be true.
 */
export async function crashRounds(plan: CrashRounds): Promise<ScenarioResult> {
  const { name, location, hosts, random, heldUpAt } = plan;
  const tally = createTally(name);
  const addresses = hosts.map(({ address }) => address);
  const outcomes: Outcome[] = [];
  let caughtMidway = 0;
  let heldUp = 0;
  await registerMembers(MEMBERS, addresses);
  for (const [round, table] of heldUpAt.entries()) {
    const crowd = drawCrowd(random, round, MIXED);
    const moment = momentAfter(1 + random.below(table === null ? KILLED_BEFORE_REQUEST : HELD_UP_BEFORE_REQUEST));
    const delayMs = random.below(KILLED_WITHIN_MS);
    const visiting = visit(crowd, { addresses, onSent: moment.count });
    await Promise.race([moment.reached, visiting]);
    // Nothing waits for the delay. It only varies the moment of the kill.
    const held = await (table === null ? after(delayMs, null) : holdUp({ location, table, hosts, writing: visiting }));
    if (held?.host) heldUp += 1;
    const victim = held?.host ?? hosts[(round >> 1) % hosts.length] ?? hosts[0];
    await victim.kill();
    caughtMidway += await asItWasLeft(location, (copy) => withDatabase(copy, chargedButNotRecorded));
    await held?.letGo();
    if (hosts.length === 1) await victim.start();
    const { outcomes: visited, problems } = await visiting;
    outcomes.push(...visited);
    await victim.kill();
    await withDatabase(location, passAnHour);
    await victim.start();
    await until(() => withDatabase(location, nothingIsOpen), SETTLED_WITHIN_MS);
    tally.round([...problems, ...(await audit(location, outcomes, addresses))]);
  }
  return tally.result({ ...figuresOf(outcomes), caughtMidway, heldUp });
}

async function audit(
  location: DatabaseLocation,
  outcomes: readonly Outcome[],
  addresses: readonly string[],
): Promise<Problem[]> {
  const facts = await withDatabase(location, readFacts);
  const due = creditsDue(outcomes, facts);
  const seen = await auditSigningIn(MEMBERS, addresses, due);
  return [...auditAttempts(outcomes, facts), ...auditBalances(due, facts), ...seen];
}

function momentAfter(requests: number) {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  const count = () => {
    sent += 1;
    if (sent === requests) resolve();
  };
  return { reached, count };
}

/** Reads from a copy, because opening the SQLite database of a dead host repairs it, which is up to the next host. */
async function asItWasLeft<Value>(
  location: DatabaseLocation,
  look: (copy: DatabaseLocation) => Promise<Value>,
): Promise<Value> {
  if (location.engine === 'postgres') return look(location);
  const folder = mkdtempSync(path.join(tmpdir(), 'vinport-crash-'));
  const copy = path.join(folder, 'copy.sqlite');
  for (const end of ['', '-wal']) if (existsSync(location.path + end)) copyFileSync(location.path + end, copy + end);
  return look({ engine: 'sqlite', path: copy }).finally(() => rmSync(folder, { recursive: true }));
}
