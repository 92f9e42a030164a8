import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import { anAttempt, MIXED, type Outcome } from './attempt.ts';
import { auditAttempts } from './audit-attempts.ts';
import { auditBalances, creditsDue } from './audit-balances.ts';
import { buy } from './buy.ts';
import type { HostProcess } from './host-process.ts';
import { passAnHour } from './pass-time.ts';
import { createTally, figuresOf, type ScenarioResult } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';
import { nothingIsOpen, readFacts, withDatabase } from './stored-facts.ts';
import { until } from './until.ts';

/** Two hosts on one database. */
export interface SameKey {
  readonly location: DatabaseLocation;
  readonly hosts: readonly [HostProcess, HostProcess];
  readonly random: SeededRandom;
  /** How many times ten purchases are sent to both hosts. */
  readonly rounds: number;
}

const AT_ONCE = 10;
const SETTLED_WITHIN_MS = 20_000;

/**
 * Sends each purchase to two hosts at the same instant under one key: it must be executed once, with equal responses.
 */
export async function sameKeyAtBoth({ location, hosts, random, rounds }: SameKey): Promise<ScenarioResult> {
  const tally = createTally('same key at two hosts');
  const addresses = hosts.map(({ address }) => address);
  const outcomes: Outcome[] = [];
  for (let first = 0; first < rounds * AT_ONCE; first += AT_ONCE) {
    const pairs = Array.from({ length: AT_ONCE }, (_, index) => {
      const number = first + index;
      const buyer = { email: `pair-${number}@people.example`, mark: `pair-${number}`, delivers: number % 2 === 0 };
      const attempt = anAttempt(random, buyer, { ...MIXED, manners: ['sent-twice'] });
      return buy(attempt, { addresses, callsFrom: `10.3.0.${number}` });
    });
    outcomes.push(...(await Promise.all(pairs)));
    // Pages with a declined card stay open until they expire.
    await withDatabase(location, passAnHour);
    await hosts[0].kill();
    await hosts[0].start();
    await until(() => withDatabase(location, nothingIsOpen), SETTLED_WITHIN_MS);
    const facts = await withDatabase(location, readFacts);
    tally.round([...auditAttempts(outcomes, facts), ...auditBalances(creditsDue(outcomes, facts), facts)]);
  }
  return tally.result({ ...figuresOf(outcomes), caughtMidway: 0, heldUp: 0 });
}
