import type { DatabaseLocation } from '#origin/kernel/db/open-database.ts';
import { auditBalances, creditsDue } from './audit-balances.ts';
import { auditWishes } from './audit-wishes.ts';
import { buy } from './buy.ts';
import type { HostProcess } from './host-process.ts';
import { nothingIsOpen, readFacts, withDatabase } from './kept-facts.ts';
import { passAnHour } from './pass-time.ts';
import { createTally, figuresOf, type ScenarioResult } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';
import { until } from './until.ts';
import { aWish, MIXED, type Outcome } from './wish.ts';

/** Two hosts on one database. */
export interface SameKey {
  readonly location: DatabaseLocation;
  readonly hosts: readonly [HostProcess, HostProcess];
  readonly random: SeededRandom;
  /** How often ten purchases are sent to both. */
  readonly rounds: number;
}

const AT_ONCE = 10;
const SETTLED_WITHIN_MS = 20_000;

/** Sends purchases to two hosts at the same instant, each under one key: one purchase, and both answers the same. */
export async function sameKeyAtBoth({ location, hosts, random, rounds }: SameKey): Promise<ScenarioResult> {
  const tally = createTally('same key at two hosts');
  const addresses = hosts.map(({ address }) => address);
  const outcomes: Outcome[] = [];
  for (let first = 0; first < rounds * AT_ONCE; first += AT_ONCE) {
    const pairs = Array.from({ length: AT_ONCE }, (_, index) => {
      const number = first + index;
      const wisher = { email: `pair-${number}@people.example`, mark: `pair-${number}`, delivers: number % 2 === 0 };
      const wish = aWish(random, wisher, { ...MIXED, manners: ['sent-twice'] });
      return buy(wish, { addresses, callsFrom: `10.3.0.${number}` });
    });
    outcomes.push(...(await Promise.all(pairs)));
    // Pages on which a card was declined stay open until they expire.
    await withDatabase(location, passAnHour);
    await hosts[0].kill();
    await hosts[0].start();
    await until(() => withDatabase(location, nothingIsOpen), SETTLED_WITHIN_MS);
    const facts = await withDatabase(location, readFacts);
    tally.round([...auditWishes(outcomes, facts), ...auditBalances(creditsDue(outcomes, facts), facts)]);
  }
  return tally.result({ ...figuresOf(outcomes), caughtMidway: 0, heldUp: 0 });
}
