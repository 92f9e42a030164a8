import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import type { OriginDatabase } from '#origin/kernel/db/schema.ts';
import { aPurchase } from '../builders/a-purchase.ts';
import type { Attempt, Outcome } from './attempt.ts';
import { auditAttempts } from './audit-attempts.ts';
import { auditRenewals, EXPIRING_CARD } from './audit-renewals.ts';
import { buy } from './buy.ts';
import { holdUp } from './hold-up.ts';
import type { HostProcess } from './host-process.ts';
import { ageSubscriptions, endLeases } from './pass-time.ts';
import { createTally, type ScenarioResult } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';
import { chargedButNotRecorded, readFacts, withDatabase } from './stored-facts.ts';
import { until } from './until.ts';

/** Two hosts on one database. */
export interface Renewals {
  readonly location: DatabaseLocation;
  readonly hosts: readonly [HostProcess, HostProcess];
  readonly random: SeededRandom;
  readonly rounds: number;
}

/** As many as a host processes at once. */
const SUBSCRIPTIONS = 50;
/** One of this many is paid with a card that fails on renewal. */
const EXPIRES_EVERY = 8;
const RENEWED_WITHIN_MS = 20_000;

/**
 * Makes the same subscriptions due for both hosts at the same moment: each period must be charged once. In every second
 * round one host is killed during the renewals, and the other takes over its part when its lease expires.
 */
export async function renewAtBoth({ location, hosts, random, rounds }: Renewals): Promise<ScenarioResult> {
  const tally = createTally('renewals at two hosts');
  const outcomes = await subscribe(hosts.map(({ address }) => address));
  const expiring = outcomes.filter(({ attempt }) => attempt.card === EXPIRING_CARD).length;
  const renewing = SUBSCRIPTIONS - expiring;
  let caughtMidway = 0;
  let heldUp = 0;
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all(hosts.map((host) => host.kill()));
    await withDatabase(location, ageSubscriptions);
    if (round % 2 === 0) {
      const enough = renewing * (round - 1) + 1 + random.below(renewing / 2);
      const left = await startBothAndKillOne({ location, hosts, enough });
      caughtMidway += left.midway;
      if (left.wasHeldUp) heldUp += 1;
    } else {
      await Promise.all(hosts.map((host) => host.start()));
    }
    await until(() => withDatabase(location, nothingIsDueOrLeased), RENEWED_WITHIN_MS);
    const found = await withDatabase(location, async (db) => [
      ...auditAttempts(outcomes, await readFacts(db)),
      ...(await auditRenewals(db, round)),
    ]);
    tally.round(found);
  }
  const renewed = await withDatabase(location, renewedIn);
  return tally.result({ purchases: renewing * rounds, acknowledged: renewed, retried: 0, caughtMidway, heldUp });
}

interface LeftByTheKill {
  /** Renewals that were charged but not recorded yet. */
  readonly midway: number;
  readonly wasHeldUp: boolean;
}

/**
 * Kills one host after this many renewals, restarts it when its leases have expired, and returns what it left
 * unfinished.
 */
async function startBothAndKillOne({
  location,
  hosts,
  enough,
}: Pick<Renewals, 'location' | 'hosts'> & { readonly enough: number }): Promise<LeftByTheKill> {
  // A host can be killed before it is ready, because jobs start earlier. Whether it can start is checked below.
  const starts = hosts.map((host) => host.start().catch(() => undefined));
  await until(() => withDatabase(location, async (db) => (await renewedIn(db)) >= enough), RENEWED_WITHIN_MS);
  const held = await holdUp({ location, table: 'credit_ledger', hosts });
  const victim = held.host ?? hosts[0];
  await victim.kill();
  const midway = await withDatabase(location, chargedButNotRecorded);
  await held.letGo();
  await Promise.all(starts);
  await until(() => withDatabase(location, nothingIsDue), RENEWED_WITHIN_MS);
  await withDatabase(location, endLeases);
  await victim.start();
  return { midway, wasHeldUp: held.host !== null };
}

function subscribe(addresses: readonly string[]): Promise<Outcome[]> {
  const attempts = Array.from({ length: SUBSCRIPTIONS }, (_, index): Attempt => {
    const purchase = aPurchase({
      subject: { kind: 'credits' },
      email: `subscriber-${index}@people.example`,
      price: { amount: 4_900, currency: 'USD' },
      planCode: 'vhr-month',
      referrer: `subscriber-${index}`,
    });
    const credits = { kind: 'vhr', count: 10 } as const;
    const card = index % EXPIRES_EVERY === 0 ? EXPIRING_CARD : 'succeeds';
    const attempt = { mark: purchase.referrer, key: `key-${index}`, purchase, card, isGood: true, credits } as const;
    return { ...attempt, manner: 'once', delivers: false, withdraws: false };
  });
  return Promise.all(attempts.map((attempt, index) => buy(attempt, { addresses, callsFrom: `10.4.0.${index}` })));
}

async function renewedIn(db: OriginDatabase): Promise<number> {
  const renewed = db.selectFrom('orders').where('period', 'is not', null).where('state', '=', 'paid');
  return (await renewed.select('id').execute()).length;
}

async function nothingIsDue(db: OriginDatabase): Promise<boolean> {
  return isNoneDueBefore(db, Date.now());
}

async function nothingIsDueOrLeased(db: OriginDatabase): Promise<boolean> {
  return isNoneDueBefore(db, Date.now() + LEASE_AT_MOST_MS);
}

/** Leases are much shorter than this, and the wait for the next retry or period is much longer. */
const LEASE_AT_MOST_MS = 60 * 60_000;

async function isNoneDueBefore(db: OriginDatabase, moment: number): Promise<boolean> {
  const due = db.selectFrom('subscriptions').select('id').where('ended_at', 'is', null).where('due_at', '<=', moment);
  return (await due.executeTakeFirst()) === undefined;
}
